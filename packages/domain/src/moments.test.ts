import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CitationCount, countCitations } from './citations.ts';
import type { Evaluation, SignFrequency } from './evaluation.ts';
import {
  evaluationStory,
  isWholeManifest,
  mostCited,
  purposeStory,
  quotedVirtue,
  strongestVirtues,
} from './moments.ts';
import { type Scenario, scenarios } from './purpose.ts';
import type { Ratings } from './ratings.ts';
import { forEveryVirtue, type Strength, strengths, type Virtue, virtues } from './virtues.ts';

const [first, second, third, fourth, fifth] = virtues;
const none = { named: [], more: 0 };

const rated = (strengthOf: Partial<Record<Virtue, Strength>>): Ratings =>
  Object.fromEntries(
    virtues.flatMap((virtue) => {
      const strength = strengthOf[virtue];
      return strength ? [[virtue, { strength, origin: 'test' as const }]] : [];
    }),
  );

/** Citations by the habits alone: each virtue as often as it is named. */
const cited = (...habits: Virtue[]): CitationCount[] =>
  countCitations({ weakTest: [], aboutMe: [], aboutOthers: [], habits });

const times = (virtue: Virtue, count: number) => Array<Virtue>(count).fill(virtue);

describe('the strongest virtues', () => {
  const four = rated({ [first]: 'fuerte', [second]: 'fuerte', [third]: 'fuerte', [fourth]: 'fuerte' });

  it('are none where no virtue is strong', () => {
    const ratings = rated({ [first]: 'debil', [second]: 'media' });
    expect(strongestVirtues({ ratings, citations: cited() }, [])).toEqual(none);
    expect(strongestVirtues({ ratings: {}, citations: [] }, [])).toEqual(none);
  });

  it('are the first three in the order of the method, and the number of the others', () => {
    expect(strongestVirtues({ ratings: four, citations: cited() }, [])).toEqual({
      named: [first, second, third],
      more: 1,
    });
    const three = rated({ [second]: 'fuerte', [third]: 'fuerte', [first]: 'fuerte' });
    expect(strongestVirtues({ ratings: three, citations: cited() }, [])).toEqual({
      named: [first, second, third],
      more: 0,
    });
  });

  it('are as many without any count of citations', () => {
    expect(strongestVirtues({ ratings: rated({ [second]: 'fuerte', [first]: 'fuerte' }), citations: [] }, [])).toEqual({
      named: [first, second],
      more: 0,
    });
  });

  it('are rather those that no habit cites', () => {
    expect(strongestVirtues({ ratings: four, citations: cited(first) }, []).named).toEqual([second, third, fourth]);
  });

  it('are of equal ones those that balance more of what is to be trained', () => {
    const polarity = [
      { strong: first, weak: [] },
      { strong: fourth, weak: [fifth, 'valentia' as const] },
      { strong: third, weak: [fifth] },
    ];
    expect(strongestVirtues({ ratings: four, citations: cited() }, polarity).named).toEqual([fourth, third, first]);
    expect(strongestVirtues({ ratings: four, citations: cited(fourth) }, polarity).named).toEqual([
      third,
      first,
      second,
    ]);
  });
});

describe('the most cited virtues', () => {
  it('are none where nothing is cited', () => {
    expect(mostCited(cited())).toEqual(none);
    expect(mostCited([])).toEqual(none);
  });

  it('come most often cited first, whatever the order of the counts', () => {
    const citations = cited(third, ...times(second, 2));
    expect(mostCited(citations)).toEqual({ named: [second, third], more: 0 });
    expect(mostCited([...citations].reverse())).toEqual({ named: [second, third], more: 0 });
  });

  it('leave no other out silently that is cited as often as the third', () => {
    expect(mostCited(cited(first, second, third, fourth, fifth))).toEqual({ named: [first, second, third], more: 2 });
  });

  it('do not count those that are cited less often than the third', () => {
    const citations = cited(...[first, second, third].flatMap((virtue) => times(virtue, 2)), fourth);
    expect(mostCited(citations)).toEqual({ named: [first, second, third], more: 0 });
  });
});

describe('an evaluation', () => {
  const sign = (frequency: SignFrequency) => ({ sign: frequency });

  it('is the first one where there is none before, and names what shows most often', () => {
    const latest: Evaluation = { [first]: sign('algunos'), [second]: sign('diario'), [third]: 'ninguno' };
    expect(evaluationStory(latest, undefined)).toEqual({ kind: 'first', signs: { named: [second], more: 0 } });
    const rare: Evaluation = { [first]: sign('pocos'), [second]: 'ninguno' };
    expect(evaluationStory(rare, undefined)).toEqual({ kind: 'first', signs: { named: [first], more: 0 } });
  });

  it('names nothing where there is no sign', () => {
    expect(evaluationStory({ [first]: 'ninguno' }, undefined)).toEqual({ kind: 'first', signs: none });
    expect(evaluationStory({}, undefined)).toEqual({ kind: 'first', signs: none });
  });

  it('tells which virtues moved closer to the purpose and which farther from it', () => {
    const before: Evaluation = { [first]: sign('diario'), [second]: 'ninguno', [third]: sign('pocos') };
    const latest: Evaluation = { [first]: 'ninguno', [second]: sign('pocos'), [third]: sign('pocos') };
    expect(evaluationStory(latest, before)).toEqual({
      kind: 'moved',
      closer: { named: [first], more: 0 },
      farther: { named: [second], more: 0 },
    });
  });

  it('counts those that it has no room to name', () => {
    const all = (entry: Evaluation[Virtue]): Evaluation =>
      Object.fromEntries([first, second, third, fourth].map((virtue) => [virtue, entry]));
    expect(evaluationStory(all('ninguno'), all(sign('diario')))).toEqual({
      kind: 'moved',
      closer: { named: [first, second, third], more: 1 },
      farther: none,
    });
  });

  it('says that nothing moved where every marker is the same, or no virtue is in both', () => {
    const one: Evaluation = { [first]: { one: 'diario' } };
    expect(evaluationStory({ [first]: { other: 'diario' } }, one)).toEqual({
      kind: 'unmoved',
      signs: { named: [first], more: 0 },
    });
    expect(evaluationStory({ [second]: 'ninguno' }, one)).toEqual({ kind: 'unmoved', signs: none });
  });
});

describe('the virtue whose sentence is quoted', () => {
  const ratings = rated({ [first]: 'fuerte', [second]: 'media', [third]: 'debil', [fourth]: 'debil' });

  it('is the most cited one to train', () => {
    const statements = forEveryVirtue(() => 'Una frase.');
    expect(quotedVirtue({ ratings, citations: cited(fourth, first) }, statements)).toBe(fourth);
    expect(quotedVirtue({ ratings, citations: cited() }, statements)).toBe(third);
  });

  it('is a medium, a strong or an unrated one where no other has a sentence', () => {
    const profile = { ratings, citations: cited(first) };
    expect(quotedVirtue(profile, { [first]: 'Sí.', [second]: 'Sí.', [third]: ' ' })).toBe(second);
    expect(quotedVirtue(profile, { [first]: 'Sí.', [fifth]: 'Sí.' })).toBe(first);
    expect(quotedVirtue(profile, { [fifth]: 'Sí.' })).toBe(fifth);
  });

  it('is none while nothing is written', () => {
    expect(quotedVirtue({ ratings, citations: cited() }, {})).toBeNull();
    expect(quotedVirtue({ ratings, citations: cited() }, { [first]: '  ' })).toBeNull();
  });
});

describe('a manifesto', () => {
  it('is whole with its 23rd sentence, and not before', () => {
    const all: Partial<Record<Virtue, string>> = forEveryVirtue(() => 'Una frase.');
    expect(isWholeManifest(all)).toBe(true);
    expect(isWholeManifest({ ...all, valentia: ' ' })).toBe(false);
    const { valentia: _, ...rest } = all;
    expect(isWholeManifest(rest)).toBe(false);
    expect(isWholeManifest({})).toBe(false);
  });
});

describe('the scenarios of a purpose', () => {
  const row = (virtue: Virtue, level: Scenario | '') => ({ virtue, level });

  it('are named at both ends: the highest of the ideal and the elevated, the lowest of the rest', () => {
    const rows = [row(first, 'challenge'), row(second, 'flow'), row(third, 'crisis'), row(fourth, 'wow')];
    expect(purposeStory(rows)).toEqual({
      high: { scenario: 'wow', named: [fourth], more: 0 },
      low: { scenario: 'crisis', named: [third], more: 0 },
    });
  });

  it.each([
    ['flow', 'high'],
    ['wow', 'high'],
    ['challenge', 'low'],
    ['crisischallenge', 'low'],
    ['crisis', 'low'],
  ] as const)('all in %s have only the end %s', (scenario, end) => {
    const story = purposeStory([row(first, scenario)]);
    expect(story).toEqual({ high: null, low: null, [end]: { scenario, named: [first], more: 0 } });
  });

  it('are none where nothing is answered', () => {
    expect(purposeStory([row(first, '')])).toEqual({ high: null, low: null });
    expect(purposeStory([])).toEqual({ high: null, low: null });
  });
});

it('no more than three virtues are named, each once, whatever the data', () => {
  const ratings = fc
    .array(fc.constantFrom(undefined, ...strengths), { minLength: virtues.length, maxLength: virtues.length })
    .map((given) => rated(Object.fromEntries(virtues.map((virtue, place) => [virtue, given[place]]))));
  const habits = fc.array(fc.constantFrom(...virtues), { maxLength: 40 });
  const levels = fc.array(fc.constantFrom(...scenarios, '' as const), { maxLength: virtues.length });
  fc.assert(
    fc.property(ratings, habits, levels, (given, citing, found) => {
      const profile = { ratings: given, citations: cited(...citing) };
      const rows = found.flatMap((level, place) => {
        const virtue = virtues[place];
        return virtue ? [{ virtue, level }] : [];
      });
      const { high, low } = purposeStory(rows);
      const all = [
        strongestVirtues(profile, []),
        mostCited(profile.citations),
        ...(high ? [high] : []),
        ...(low ? [low] : []),
      ];
      for (const { named, more } of all) {
        expect(named.length).toBeLessThanOrEqual(3);
        expect(new Set(named).size).toBe(named.length);
        if (named.length < 3) expect(more).toBe(0);
      }
    }),
  );
});
