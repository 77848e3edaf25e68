import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Face, fittingFirst, poles } from '@miraco/domain/fitting';
import { languages } from '@miraco/domain/languages';
import { purposeRoles } from '@miraco/domain/purpose';
import { virtues } from '@miraco/domain/virtues';
import { describe, expect, test } from 'vitest';
import { everyIdea } from './evidence.ts';
import { bundledFolder, loadMethod, methodFiles } from './load.ts';
import type { MethodFile } from './schemas.ts';

const bundled = await loadMethod();
/** A number to the compiler too: the length of the list is a literal type. */
const languageCount: number = languages.length;

/** The card of an idea. */
const cardOf = ['perdon', 'low', 0, 'card'] as const;

type Path = readonly (string | number)[];
type Change = (content: unknown) => unknown;

/** An operator's folder with one file, a changed copy of the bundled one. */
async function folderWith(file: MethodFile, change: Change): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-method-'));
  const content: unknown = JSON.parse(await readFile(join(bundledFolder, `${file}.json`), 'utf8'));
  await writeFile(join(folder, `${file}.json`), JSON.stringify(change(content)));
  return folder;
}

const parentOf = (content: unknown, path: Path): object =>
  path.slice(0, -1).reduce<object>((node, key) => Object(Reflect.get(node, key)), Object(content));

const without =
  (...path: Path): Change =>
  (content) => {
    Reflect.deleteProperty(parentOf(content, path), path.at(-1) ?? '');
    return content;
  };

const set =
  (path: Path, value: unknown): Change =>
  (content) => {
    Reflect.set(parentOf(content, path), path.at(-1) ?? '', value);
    return content;
  };

const both = (text: string) => ({ es: text, en: text });

describe('testimonials', () => {
  test('are nobody’s at first', () => {
    expect(bundled.testimonials).toEqual([]);
  });

  test('are an operator’s, up to twelve, as long as they may be', async () => {
    const longest = { text: both('a'.repeat(400)), who: both('a'.repeat(80)) };
    const { testimonials } = await loadMethod(await folderWith('testimonials', () => Array(12).fill(longest)));
    expect(testimonials).toEqual(Array(12).fill({ ...longest, example: false }));
  });

  test('that an earlier version invented, and marked so, are left out', async () => {
    const quote = { text: both('Bien'), who: both('Ana') };
    const file = [
      { ...quote, example: true },
      { ...quote, example: false },
    ];
    const { testimonials } = await loadMethod(await folderWith('testimonials', () => file));
    expect(testimonials).toEqual([{ ...quote, example: false }]);
  });
});

describe('the bundled method', () => {
  test('reaches every virtue by at least three emotions and three behaviours', () => {
    for (const file of [bundled.emotions, bundled.behaviours]) {
      const signs = Object.values(file.signs);
      for (const virtue of virtues) {
        expect(signs.filter((sign) => sign.virtue === virtue).length, virtue).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('has a card for every idea, and guides in named parts with a practice', () => {
    expect(everyIdea(bundled).filter(({ idea }) => !idea.card)).toEqual([]);
    for (const virtue of virtues) {
      const { exercise, es, en } = bundled.guides[virtue];
      expect([es.format, en.format, typeof exercise], virtue).toEqual(['parts', 'parts', 'object']);
    }
  });

  test('maps postergar to disciplina, and none to no virtue', () => {
    expect(bundled.behaviours.signs.postergar?.virtue).toBe('disciplina');
    expect(bundled.emotions.none.key).toBe('ninguna');
    expect(bundled.behaviours.none.key).toBe('ninguno');
  });

  test('names no sign twice, in one list or in both', () => {
    const keys = [...Object.keys(bundled.emotions.signs), ...Object.keys(bundled.behaviours.signs)];
    expect(new Set(keys).size).toBe(keys.length);
    for (const language of languages) {
      const labels = [bundled.emotions, bundled.behaviours].flatMap((file) =>
        Object.values(file.signs).map((sign) => sign[language].toLowerCase()),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('marks the signs that call for support', () => {
    const signs = [bundled.emotions, bundled.behaviours].flatMap((file) => Object.entries(file.signs));
    const marked = (has: (sign: (typeof signs)[number][1]) => boolean) =>
      signs.flatMap(([key, sign]) => (has(sign) ? [key] : [])).sort();
    const common = ['correrriesgos', 'descuidarlasalud', 'ganasdeabandonar', 'gastardemas'];
    expect(marked(({ care }) => care === true)).toEqual(
      [
        ...common,
        ...['tolerarfaltasderespeto', 'callarpormiedo', 'miedoaalguiencercano'],
        ...['pesadumbre', 'tristeza', 'autodesprecio', 'humillacion', 'vaciointerior', 'sensaciondeencierro'],
        ...['culpa', 'odio', 'desamparo', 'alarmaconstante', 'aislarse', 'castigarse'],
        ...['abandono', 'desesperanza', 'comerobeberparacalmarse'],
      ].sort(),
    );
    expect(marked((sign) => sign.common === true)).toEqual(common);
    expect(marked(({ harm }) => harm === 'partner')).toEqual(['callarpormiedo', 'miedo', 'tolerarfaltasderespeto']);
    expect(marked(({ harm }) => harm === 'anyone')).toEqual(['miedoaalguiencercano']);
  });

  test('names in every country a service that comes first where somebody may be being hurt', () => {
    const without = Object.entries(bundled.support.countries).filter(
      ([, services]) => !services.some(({ violence }) => violence),
    );
    expect(without.map(([country]) => country)).toEqual([]);
  });

  test('maps interrumpir to paciencia, as the statement of paciencia says', () => {
    expect(bundled.behaviours.signs.interrumpir?.virtue).toBe('paciencia');
    expect(bundled.statements.paciencia.statement.es).toMatch(/^Interrumpo/);
  });

  test('has a pole and words to search for on every sign', () => {
    for (const sign of [bundled.emotions, bundled.behaviours].flatMap((file) => Object.values(file.signs))) {
      expect(poles, sign.es).toContain(sign.pole);
      for (const language of languages) expect(sign.aliases?.[language].length, sign.es).toBeGreaterThan(0);
    }
  });

  test('has advice and ideas that contradict no sign of their virtue, and an idea of each level for its pole', () => {
    for (const { virtue, pole, facet, es } of [bundled.emotions, bundled.behaviours].flatMap((file) =>
      Object.values(file.signs),
    )) {
      const samePole = (entry: Face) => (entry.pole ?? pole) === pole;
      const suits = (entry: Face) => samePole(entry) && (!facet || (entry.facet ?? facet) === facet);
      expect(bundled.advice[virtue].some(suits), `advice for ${es}`).toBe(true);
      const ideas = Object.values(bundled.exercises[virtue]);
      expect(ideas.flat().some(suits), `ideas for ${es}`).toBe(true);
      for (const level of ideas) expect(level.some(samePole), `each level for ${es}`).toBe(true);
    }
  });

  test('has advice of its own for too much of a virtue, where a sign shows that', () => {
    const overdone = [bundled.emotions, bundled.behaviours].flatMap((file) =>
      Object.values(file.signs).filter(({ pole }) => pole === 'more'),
    );
    expect(new Set(overdone.map(({ virtue }) => virtue)).size).toBe(10);
    for (const { virtue, pole } of overdone) {
      expect(
        bundled.advice[virtue].map((piece) => piece.pole),
        virtue,
      ).toContain(pole);
      const ideas = Object.values(bundled.exercises[virtue]).flat();
      expect(
        ideas.map((idea) => idea.pole),
        virtue,
      ).toContain(pole);
    }
  });

  test('sends constant alarm to no round of checks', () => {
    const alarm = bundled.emotions.signs.alarmaconstante ?? {};
    const carelessness = bundled.emotions.signs.despreocupacion ?? {};
    const { advice, exercises } = bundled;
    const first = (cited: Face) => fittingFirst(advice.proteccion, [cited])[0];
    expect(first(alarm)?.pole).toBe('more');
    expect(first(alarm)?.advice.en).not.toMatch(/brakes|first-aid/);
    expect(first(carelessness)?.pole).toBe('less');
    expect(first(carelessness)?.advice.en).toMatch(/brakes/);
    for (const level of ['low', 'medium', 'high'] as const) {
      expect(fittingFirst(exercises.proteccion[level], [alarm])[0]?.pole).toBe('more');
      expect(fittingFirst(exercises.proteccion[level], [carelessness])[0]?.pole).toBe('less');
    }
  });

  test('has the quotation marks of each language in its ideas and advice', () => {
    const texts = (language: 'es' | 'en') => [
      ...Object.values(bundled.exercises)
        .flatMap((levels) => Object.values(levels).flat())
        .map((idea) => idea[language]),
      ...Object.values(bundled.advice)
        .flat()
        .flatMap(({ advice, tip }) => [advice[language], tip[language]]),
    ];
    expect(texts('es').filter((text) => /["“”‘’]/.test(text))).toEqual([]);
    expect(texts('en').filter((text) => /["“”«»]/.test(text))).toEqual([]);
    expect(texts('es').join()).toContain('«');
    expect(texts('en').join()).toContain('‘');
  });

  test('balances aceptacion and dignidad as the method fixes it', () => {
    const partners = (virtue: 'aceptacion' | 'dignidad') => bundled.polarity[virtue].map((pair) => pair.partner);
    expect(partners('aceptacion')).toEqual(['perseverancia']);
    expect(partners('dignidad')).toEqual(['admiracion', 'humildad', 'generosidad', 'responsabilidad']);
  });

  test('gives each virtue a partner, and makes each the partner of another', () => {
    const reached = new Set(virtues.flatMap((virtue) => bundled.polarity[virtue].map((pair) => pair.partner)));
    expect([...reached].sort()).toEqual([...virtues].sort());
    for (const virtue of virtues) expect(bundled.polarity[virtue].map((pair) => pair.partner)).not.toContain(virtue);
  });

  test('has a text of support for each of the 59 pairs, other than the reason', () => {
    const pairs = virtues.flatMap((virtue) => bundled.polarity[virtue]);
    expect(pairs).toHaveLength(59);
    for (const { support, why } of pairs) {
      for (const language of languages) {
        expect(support?.[language]).toBeTruthy();
        expect(support?.[language]).not.toBe(why[language]);
      }
    }
  });

  test.each(virtues)(
    'has the guide of %s in six parts in each language; the last says when to look for help',
    (virtue) => {
      const help = {
        es: /ayuda|coach|centro de salud|emergencias|profesional|relevo|apoyos/i,
        en: /help|coach|doctor|emergency|professional|support/i,
      };
      for (const language of ['es', 'en'] as const) {
        const guide = bundled.guides[virtue][language];
        const safety = guide.format === 'parts' ? guide.safety : guide.texts[1].at(-1);
        expect(safety).toMatch(help[language]);
        if (guide.format === 'paragraphs') expect(guide.texts.map((text) => text.length)).toEqual([2, 4]);
      }
      const steps = languages.map((language) => {
        const guide = bundled.guides[virtue][language];
        return guide.format === 'parts' ? guide.steps.length : 0;
      });
      expect(new Set(steps).size, 'the same number of steps in each language').toBe(1);
    },
  );

  test('names a study only for what more than practice supports', () => {
    const cards = everyIdea(bundled).flatMap(({ idea }) => idea.card ?? []);
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.filter(({ evidence: { grade, reference } }) => grade === 'C' && reference)).toEqual([]);
  });

  test('has the forty scenario texts in each language', () => {
    expect(Object.keys(bundled.scenarios.texts)).toHaveLength(40);
  });

  test('has the twenty texts about the professional purpose for each role', () => {
    const company = Object.keys(bundled.scenarios.texts).filter((key) => !key.includes('couple'));
    expect(company).toHaveLength(20);
    for (const role of purposeRoles) {
      const texts = role === 'director' ? bundled.scenarios.texts : bundled.scenarios.roles?.[role];
      for (const key of company) {
        for (const language of languages) expect(texts?.[key]?.[language], `${role} ${key}`).toBeTruthy();
      }
    }
  });

  test('suggests creations that anybody could call their own: none speaks to the reader', () => {
    const told = { es: /\b(?:tú|tus?|ti|tuy[oa]s?)\b/iu, en: /\byours?(?:elf)?\b|\byou\b/iu };
    const texts = Object.values(bundled.creations).flat();
    expect(texts.filter(({ es, en }) => told.es.test(es) || told.en.test(en))).toEqual([]);
    expect('Un mapa de tu barrio').toMatch(told.es);
  });

  test('offers at least three exercises for each virtue and level', () => {
    for (const virtue of virtues) {
      for (const level of ['low', 'medium', 'high'] as const) {
        expect(bundled.exercises[virtue][level].length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('an operator’s folder', () => {
  test('replaces the bundled files one by one', async () => {
    const folder = await folderWith('people', set(['yo', 'en'], 'Me, of all people'));
    const method = await loadMethod(folder);
    expect(method.people.yo.en).toBe('Me, of all people');
    expect(method.virtues).toEqual(bundled.virtues);
  });

  test('that is empty changes nothing', async () => {
    expect(await loadMethod(await mkdtemp(join(tmpdir(), 'miraco-method-')))).toEqual(bundled);
  });

  test('may have a wellness file without texts for uneven results, which the bundled one has', async () => {
    const folder = await folderWith('wellness', without('levels', 'uneven'));
    expect((await loadMethod(folder)).wellness.levels.uneven).toBeUndefined();
    expect(Object.keys(bundled.wellness.levels.uneven ?? {})).toEqual(['challenge', 'flow', 'wow']);
  });

  test('may have pairs without a text of support', async () => {
    const { polarity } = await loadMethod(await folderWith('polarity', without('perdon', 0, 'support')));
    expect(polarity.perdon[0]).toEqual({ ...bundled.polarity.perdon[0], support: undefined });
  });

  // A third language is missing there: such a folder is then refused, as any folder without the language.
  test.runIf(languageCount === 2)('may have its guides in the format before languages', async () => {
    const [text1, text2, text3, text4] = ['Uno', 'Dos', 'Three', 'Four'].map((word) => [word, `${word} 2`]);
    const folder = await folderWith('guides', set(['perdon'], { text1, text2, text3, text4 }));
    const { guides } = await loadMethod(folder);
    const format = 'paragraphs';
    expect(guides.perdon).toEqual({ es: { format, texts: [text1, text2] }, en: { format, texts: [text3, text4] } });
    expect(guides.paciencia).toEqual(bundled.guides.paciencia);
  });

  test('may have one piece of advice for a virtue in the former format, and ideas and signs without a face', async () => {
    const [piece] = bundled.advice.proteccion;
    const former = await folderWith('advice', set(['proteccion'], { advice: piece?.advice, tip: piece?.tip }));
    expect((await loadMethod(former)).advice.proteccion).toEqual([{ advice: piece?.advice, tip: piece?.tip }]);

    const idea = Object.fromEntries(languages.map((language) => [language, 'Una idea cualquiera']));
    const ideas = await loadMethod(await folderWith('exercises', set(['perdon', 'low', 0], idea)));
    expect(ideas.exercises.perdon.low[0]).toEqual(idea);

    const { es, en } = { es: 'Pelusa', en: 'Green eye' };
    const label = Object.fromEntries(languages.map((language) => [language, language === 'es' ? es : en]));
    const signs = await loadMethod(
      await folderWith('emotions', set(['signs', 'envidia'], { virtue: 'admiracion', ...label })),
    );
    expect(signs.emotions.signs.envidia).toEqual({ virtue: 'admiracion', ...label });
  });

  test('may have its scenario texts in the format before roles, or for some of the roles', async () => {
    const before = await loadMethod(await folderWith('scenarios', without('roles')));
    expect(before.scenarios.roles).toBeUndefined();
    expect(before.scenarios.texts).toEqual(bundled.scenarios.texts);
    const some = await loadMethod(await folderWith('scenarios', without('roles', 'family')));
    expect(Object.keys(some.scenarios.roles ?? {})).toEqual(['team', 'freelance']);
  });

  test.each<[string, MethodFile, Change, string]>([
    ['a guide in one language', 'guides', without('perdon', 'en'), 'perdon.en'],
    ['a guide without safety', 'guides', without('perdon', 'es', 'safety'), 'perdon.es.safety'],
    ['a guide without steps', 'guides', set(['perdon', 'es', 'steps'], []), 'perdon.es.steps'],
    ['a guide with one text', 'guides', set(['perdon', 'es'], [['Uno', 'Dos']]), 'perdon.es'],
    ['three of the four former texts of a guide', 'guides', set(['perdon'], { text1: ['Uno', 'Dos'] }), 'text1'],
    ['a missing virtue', 'virtues', without('paciencia'), 'paciencia'],
    ['an unknown key', 'virtues', set(['esperanza'], {}), 'esperanza'],
    ['a missing language', 'people', set(['yo'], { es: 'Yo' }), 'yo.en'],
    ['a text too long', 'statements', set(['perdon', 'statement', 'es'], 'a'.repeat(141)), 'longer than 140'],
    ['an empty text', 'advice', set(['perdon', 0, 'tip', 'es'], '  '), 'perdon.0.tip.es: is empty'],
    ['HTML in a text', 'advice', set(['perdon', 0, 'tip', 'es'], 'Mira <b>aquí</b>'), 'perdon.0.tip.es: contains HTML'],
    ['a virtue without advice', 'advice', set(['perdon'], []), 'perdon'],
    ['five pieces of advice', 'advice', set(['perdon'], Array(5).fill(bundled.advice.perdon[0])), 'perdon'],
    ['advice for an unknown pole', 'advice', set(['perdon', 0, 'pole'], 'much'), 'perdon.0.pole'],
    ['an idea for an unknown facet', 'exercises', set(['perdon', 'low', 0, 'facet'], 'all'), 'perdon.low.0.facet'],
    ['a card of one day', 'exercises', set([...cardOf, 'cadence'], { daily: 1 }), 'low.0.card.cadence.daily'],
    ['a card in one language', 'exercises', without(...cardOf, 'en'), 'perdon.low.0.card.en'],
    ['a card without a place', 'exercises', without(...cardOf, 'es', 'place'), 'perdon.low.0.card.es.place'],
    ['a card of no time', 'exercises', set([...cardOf, 'minutes'], 0), 'perdon.low.0.card.minutes'],
    ['a card of an unknown technique', 'exercises', set([...cardOf, 'technique'], 'magic'), 'card.technique'],
    ['a card of an unknown grade', 'exercises', set([...cardOf, 'evidence', 'grade'], 'D'), 'evidence.grade'],
    [
      'a card that refers to nothing',
      'exercises',
      set([...cardOf, 'evidence', 'reference'], 'nobody1999'),
      'perdon.low.0.card.evidence.reference: there is no nobody1999 in',
    ],
    [
      'a practice that refers to nothing',
      'guides',
      set(['perdon', 'exercise', 'card', 'evidence', 'reference'], 'nobody1999'),
      'perdon.exercise.card.evidence.reference: there is no nobody1999 in',
    ],
    ['cards of an unknown virtue', 'exercises', set(['fe'], {}), 'fe'],
    ['a reference without a year', 'references', set(['wade'], 'Wade'), 'wade'],
    [
      'a partner that is the virtue itself',
      'polarity',
      set(['perdon', 0, 'partner'], 'perdon'),
      'is the virtue itself',
    ],
    ['an unknown partner', 'polarity', set(['perdon', 0, 'partner'], 'fe'), 'perdon.0.partner'],
    ['a text of support in one language', 'polarity', without('perdon', 0, 'support', 'en'), 'perdon.0.support.en'],
    ['no partner at all', 'polarity', set(['perdon'], []), 'perdon'],
    [
      'a sign of an unknown virtue',
      'emotions',
      set(['signs', 'envidia'], { virtue: 'fe', es: 'x', en: 'x' }),
      'envidia.virtue',
    ],
    [
      'a key that is not plain ASCII',
      'emotions',
      set(['signs', 'añoranza'], { virtue: 'perdon', es: 'x', en: 'x' }),
      'añoranza',
    ],
    ['a care mark that is not true', 'emotions', set(['signs', 'envidia', 'care'], false), 'envidia.care'],
    ['an unknown pole', 'emotions', set(['signs', 'envidia', 'pole'], 'much'), 'envidia.pole'],
    ['an unknown facet', 'behaviours', set(['signs', 'postergar', 'facet'], 'both'), 'postergar.facet'],
    [
      'aliases in one language',
      'emotions',
      set(['signs', 'envidia', 'aliases'], { es: ['pelusa'] }),
      'envidia.aliases.en',
    ],
    [
      'a long alias',
      'emotions',
      set(['signs', 'envidia', 'aliases'], { es: ['a'.repeat(41)], en: [] }),
      'aliases.es.0: is longer than 40',
    ],
    [
      'thirteen aliases',
      'emotions',
      set(['signs', 'envidia', 'aliases'], { es: Array.from('abcdefghijklm'), en: [] }),
      'envidia.aliases.es',
    ],
    [
      'an alias that is the label of another sign',
      'emotions',
      set(['signs', 'envidia', 'aliases'], { es: ['TRISTEZA'], en: [] }),
      'envidia.aliases.es.0: is the label of tristeza',
    ],
    [
      'the same alias twice',
      'emotions',
      set(['signs', 'envidia', 'aliases'], { es: [], en: ['green eye', 'Green eye'] }),
      'envidia.aliases.en.1: is there twice',
    ],
    ['another none option', 'behaviours', set(['none', 'key'], 'nada'), 'none.key'],
    ['two questions missing', 'wellness', set(['questions', 'health'], []), 'questions.health'],
    [
      'an uneven text that names no area',
      'wellness',
      set(['levels', 'uneven', 'flow', 'es'], 'Empieza por lo que va peor'),
      'levels.uneven.flow.es: does not name {{areas}}',
    ],
    ['two of the three uneven texts', 'wellness', without('levels', 'uneven', 'wow'), 'levels.uneven.wow'],
    [
      'a wrong number',
      'support',
      set(['countries', 'ES', 0, 'number'], '0-2-4 (free)'),
      'countries.ES.0.number: is not a phone number',
    ],
    ['a number of one digit', 'support', set(['countries', 'ES', 0, 'number'], '1'), 'countries.ES.0.number'],
    ['an unknown country', 'support', set(['countries', 'QX'], []), 'countries.QX: is not a country'],
    ['a country in lower case', 'support', set(['countries', 'es'], []), 'countries.es'],
    ['help without its purpose in a language', 'support', without('countries', 'ES', 0, 'for', 'en'), 'ES.0.for.en'],
    ['help that cannot be reached', 'support', without('international', 0, 'web'), 'international.0: has no number'],
    ['an insecure address', 'support', set(['international', 0, 'web'], 'http://a.example'), 'international.0.web'],
    ['a day that does not exist', 'support', set(['international', 0, 'reviewed'], '2026-02-30'), '0.reviewed'],
    ['a testimonial in one language', 'testimonials', () => [{ text: { es: 'Bien' }, who: both('Ana') }], '0.text.en'],
    ['a testimonial of nobody', 'testimonials', () => [{ text: both('Bien') }], '0.who'],
    ['an empty testimonial', 'testimonials', () => [{ text: both(''), who: both('Ana') }], '0.text.es'],
    [
      'a long testimonial',
      'testimonials',
      () => [{ text: both('a'.repeat(401)), who: both('Ana') }],
      '0.text.es: is longer than 400',
    ],
    [
      'a testimonial of somebody with a long name',
      'testimonials',
      () => [{ text: both('Bien'), who: both('a'.repeat(81)) }],
      '0.who.es: is longer than 80',
    ],
    [
      'thirteen testimonials',
      'testimonials',
      () => Array(13).fill({ text: both('Bien'), who: both('Ana') }),
      'whole file',
    ],
    ['six briefs', 'sessions', (content) => ({ ...Object(content), group: bundled.sessions.group.slice(1) }), 'group'],
    ['a brief of four questions', 'sessions', without('group', 1, 'questions', 4), 'group.1.questions'],
    [
      'a brief of six questions',
      'sessions',
      set(['individual', 2, 'questions'], Array(6).fill(both('¿Qué?'))),
      'individual.2.questions',
    ],
    [
      'a question in one language',
      'sessions',
      without('individual', 2, 'questions', 4, 'en'),
      'individual.2.questions.4.en',
    ],
    ['a brief without signs to refer', 'sessions', without('individual', 0, 'refer'), 'individual.0.refer'],
    ['an unknown screen', 'sessions', set(['individual', 0, 'screens', 1], 'radar'), 'individual.0.screens.1'],
    ['a client’s page for a group', 'sessions', set(['group', 0, 'screens', 0], 'overview'), 'group.0.screens.0'],
    ['one screen', 'sessions', set(['group', 0, 'screens'], ['guides']), 'group.0.screens'],
    [
      'a screen that is there twice',
      'sessions',
      set(['group', 0, 'screens'], ['guides', 'guides']),
      'group.0.screens: names a screen twice',
    ],
    ['a missing scenario text', 'scenarios', without('texts', 'resultweak3'), 'texts.resultweak3'],
    ['a role without one of its texts', 'scenarios', without('roles', 'team', 'actionhard2'), 'team.actionhard2'],
    ['an unknown role', 'scenarios', set(['roles', 'boss'], {}), 'boss'],
    ['a role with a text about couples', 'scenarios', set(['roles', 'team', 'resultweakcouple1'], {}), 'couple1'],
  ])('with %s is refused by file, path and reason', async (_what, file, change, named) => {
    const folder = await folderWith(file, change);
    const refusal = await loadMethod(folder).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'MethodError' });
    expect(String(refusal)).toContain(join(folder, `${file}.json`));
    expect(String(refusal)).toContain(named);
  });

  test('with broken JSON is refused by name', async () => {
    const folder = await folderWith('people', (content) => content);
    await writeFile(join(folder, 'people.json'), '{ "yo": ');
    await expect(loadMethod(folder)).rejects.toThrow(/people\.json: is not JSON/);
  });

  test('that does not exist is refused', async () => {
    await expect(loadMethod(join(tmpdir(), 'no-such-folder-of-a-method'))).rejects.toThrow(/no-such-folder/);
  });
});

test('every file has a schema and every schema a file', () => {
  expect(methodFiles.every((file) => file in bundled)).toBe(true);
});
