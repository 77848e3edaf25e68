import { habitFrequencies, people } from '@miraco/domain/entries';
import { languages } from '@miraco/domain/languages';
import { levels, questionsPerBlock, wellnessBlocks } from '@miraco/domain/wellness';
import { z } from 'zod';
import { references } from './cards.ts';
import { face } from './face.ts';
import { guides } from './guides.ts';
import { exercises } from './ideas.ts';
import { polarity } from './polarity.ts';
import { sessions } from './sessions.ts';
import { signs } from './signs.ts';
import { support } from './support.ts';
import { forEach, forEachVirtue, text, translated } from './text.ts';

const levelMeaning = z.strictObject({ meaning: translated(320), next: translated(240) });

/** Stands for the names of the blocks in crisis. */
const areas = '{{areas}}';

const unevenMeaning = forEach(
  languages,
  text(320).refine((value) => value.includes(areas), { error: `does not name ${areas}` }),
);

const wellness = z.strictObject({
  answers: z.array(translated(40)).length(4),
  questions: forEach(
    wellnessBlocks,
    z.array(z.strictObject({ general: translated(140), week: translated(140) })).length(questionsPerBlock),
  ),
  levels: forEach(['overall', ...wellnessBlocks], forEach(levels, levelMeaning)).extend({
    /** In place of the overall meaning where a block is in crisis and the whole is not. */
    uneven: forEach(['challenge', 'flow', 'wow'], unevenMeaning).optional(),
  }),
});

const virtueTexts = forEachVirtue(
  z.strictObject({
    name: translated(40),
    meaning: translated(120),
    weak: translated(400),
    medium: translated(400),
    strong: translated(400),
  }),
);

const statements = forEachVirtue(
  z.strictObject({
    statement: translated(140),
    question: translated(140),
    medium: translated(100),
    hard: translated(100),
  }),
);

const pieceOfAdvice = z.strictObject({ ...face, advice: translated(500), tip: translated(200) });

/** Operators' folders (METHOD_DIR) may still have the former format: one piece for each virtue, without a list. */
const listed = (content: unknown) =>
  typeof content === 'object' && content !== null && 'advice' in content ? [content] : content;

const advice = forEachVirtue(z.preprocess(listed, z.array(pieceOfAdvice).min(1).max(4)));

const numbered = (names: readonly string[], most: number) =>
  names.flatMap((name) => Array.from({ length: most }, (_, position) => `${name}${position + 1}`));

/** The keys that purpose scoring returns: six for weak virtues and four for strong ones, for company and couple. */
export const scenarioTextKeys = [
  ...numbered(['resultweak', 'actionweak', 'resultweakcouple', 'actionweakcouple'], 6),
  ...numbered(['resulthard', 'actionhard', 'resulthardcouple', 'actionhardcouple'], 4),
];

/** Those about the professional purpose, which depend on the client's role. */
const companyTextKeys = scenarioTextKeys.filter((key) => !key.includes('couple'));

const named = (most: number) => z.strictObject({ name: translated(40), meaning: translated(most) });

const scenarios = z.strictObject({
  scenarios: forEach(['crisis', 'crisischallenge', 'challenge', 'flow', 'wow'], named(240)),
  /** Those about the professional purpose are for somebody who directs a company or a team. */
  texts: forEach(scenarioTextKeys, translated(300)),
  roles: forEach(['team', 'freelance', 'family'], forEach(companyTextKeys, translated(300)).optional()).optional(),
});

const purpose = z.strictObject({
  dimensions: forEach(
    ['family', 'community', 'country', 'world'],
    z.strictObject({ name: translated(40), reach: translated(60), meaning: translated(240) }),
  ),
  durations: forEach(['ilive', 'iimpact', 'intime'], named(240)),
});

/** Words that somebody may look for in the lists of signs: the search answers them with help. `*` stands for any end of a word. */
const helpWord = text(40).regex(/^[^*]+\*?$/, { error: 'has a * that is not its end' });
const helpWords = forEach(languages, z.array(helpWord).min(1).max(120));

/** Things that a person with this strong virtue could create in the world. Spec 2, section 3. */
const creations = forEachVirtue(z.array(translated(160)).min(2).max(3));

/**
 * Quotes of clients on the landing page: true ones only. Operators' folders (METHOD_DIR) may still have the invented ones that the
 * product came with, marked as examples: these are dropped.
 */
const testimonials = z
  .array(z.strictObject({ example: z.boolean().default(false), text: translated(400), who: translated(80) }))
  .max(12)
  .transform((quotes) => quotes.filter(({ example }) => !example));

/** The schema of every file of the method, by its name without `.json`. */
export const methodSchemas = {
  wellness,
  virtues: virtueTexts,
  statements,
  advice,
  emotions: signs('ninguna'),
  behaviours: signs('ninguno'),
  polarity,
  scenarios,
  purpose,
  creations,
  exercises,
  guides,
  references,
  sessions,
  support,
  'help-words': helpWords,
  testimonials,
  people: forEach(people, translated(40)),
  'habit-frequencies': forEach(habitFrequencies, translated(40)),
} as const;

export type MethodFile = keyof typeof methodSchemas;
export type Method = { [File in MethodFile]: z.infer<(typeof methodSchemas)[File]> };
