import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { describe, expect, it } from 'vitest';
import { filterGroups, optionsOf } from '#ui/multi-select-options.ts';
import { signGroups, touchedVirtues } from './signs.ts';

const { behaviours, emotions, virtues: names } = await loadMethod();

describe('the signs to choose from', () => {
  it.each([
    ['emotions', emotions, 'ninguna'],
    ['behaviours', behaviours, 'ninguno'],
  ])('are all %s, the none option first', (_, signs, none) => {
    const options = optionsOf(signGroups(signs, names, 'es'));
    expect(options[0]).toEqual({ value: none, label: signs.none.es, exclusive: true });
    expect(options.filter((option) => option.exclusive)).toHaveLength(1);
    expect(options.slice(1).map((option) => option.value)).toHaveLength(Object.keys(signs.signs).length);
    expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
  });

  it('are in alphabetical order under their initials, not under the virtue that they touch', () => {
    const groups = signGroups(behaviours, names, 'en').slice(1);
    const labels = groups.flatMap((group) => group.options.map((option) => option.label));
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
    expect(groups.map((group) => group.label)).toEqual([...new Set(labels.map(([initial]) => initial))]);
    for (const group of groups) expect(group.options.every(({ label }) => label[0] === group.label)).toBe(true);
  });

  it('have the virtue that they touch as a note, and other words to be found by', () => {
    const options = optionsOf(signGroups(behaviours, names, 'en'));
    const delay = options.find((option) => option.value === 'postergar');
    expect(delay?.note).toBe(names.disciplina.name.en);
    expect(delay?.aliases).toContain('procrastinating');
    for (const virtue of virtues) expect(options.map((option) => option.note)).toContain(names[virtue].name.en);
  });

  it('share an initial with and without an accent, and Ñ is a letter of its own', () => {
    const sign = (es: string) => ({ virtue: 'alegria' as const, es, en: es });
    const few = {
      none: emotions.none,
      signs: { a: sign('Ñoñería'), b: sign('Ámbar'), c: sign('Alba'), d: sign('Nube') },
    };
    const groups = signGroups(few, names, 'es').slice(1);
    expect(groups.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
      ['A', ['Alba', 'Ámbar']],
      ['N', ['Nube']],
      ['Ñ', ['Ñoñería']],
    ]);
  });

  it.each([
    ['es', 'ansiedad', 'Ansiedad'],
    ['es', 'estres', 'Estrés'],
    ['es', 'rabia', 'Ira'],
    ['es', 'cansancio', 'Agotamiento'],
    ['es', 'angustia', 'Angustia'],
    ['es', 'nervios', 'Alarma constante'],
    ['es', 'impotencia', 'Impotencia'],
    ['es', 'pena', 'Tristeza'],
    ['es', 'desesperanza', 'Desesperanza'],
    ['es', 'nostalgia', 'Añoranza de lo que ya no es'],
    ['es', 'melancolia', 'Tristeza'],
    ['es', 'abandono', 'Sensación de abandono'],
    ['es', 'enfado', 'Ira'],
    ['en', 'anxi', 'Anxiety'],
    ['en', 'stress', 'Stress'],
    ['en', 'tired', 'Exhaustion'],
    ['en', 'exhaust', 'Exhaustion'],
    ['en', 'hopeless', 'Hopelessness'],
    ['en', 'overwhelm', 'Feeling overloaded'],
    ['en', 'hurt', 'Disappointment in someone'],
    ['en', 'nervous', 'Constant alarm'],
    ['en', 'abandon', 'Feeling abandoned'],
    ['en', 'disgust', 'Disgust'],
    ['en', 'panic', 'Fear'],
    ['en', 'grief', 'Grief over a loss'],
  ] as const)('are found in %s by "%s": %s', (language, query, label) => {
    const found = optionsOf(filterGroups(signGroups(emotions, names, language), query));
    expect(found.map((option) => option.label)).toContain(label);
  });

  it.each([
    [
      'es',
      ['mentir', 'discutir', 'trabajar de mas', 'perfeccionismo', 'exigirme', 'beber', 'comer', 'llorar', 'controlar'],
    ],
    ['es', ['gastar', 'ceder', 'procrastinar', 'no pedir ayuda', 'dar vueltas']],
    [
      'en',
      ['lying', 'arguing', 'overworking', 'perfectionism', 'drinking', 'eating', 'crying', 'controlling', 'spending'],
    ],
  ] as const)('among behaviours in %s have one for each of %j', (language, queries) => {
    const groups = signGroups(behaviours, names, language);
    expect(queries.filter((query) => filterGroups(groups, query).length === 0)).toEqual([]);
  });
});

describe('the virtues that an entry touches', () => {
  it('are named once, in the order of the method', () => {
    const signs = [{ virtue: 'valentia' as const }, { virtue: 'alegria' as const }, { virtue: 'valentia' as const }];
    expect(touchedVirtues(signs)).toEqual(['alegria', 'valentia']);
  });

  it('are none for the none option', () => {
    expect(touchedVirtues([{ virtue: null }])).toEqual([]);
  });
});
