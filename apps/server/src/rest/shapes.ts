import { wellnessAnswer } from '@miraco/contract/wellness';
import { cappedLists } from '@miraco/domain/caps';
import { habitFrequencies, people } from '@miraco/domain/entries';
import { noSign, signFrequencies } from '@miraco/domain/evaluation';
import { languages } from '@miraco/domain/languages';
import { purposeDimensions, purposeDurations, purposeKinds, scenarios } from '@miraco/domain/purpose';
import { mediumHardTypes } from '@miraco/domain/ratings';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { strengths, virtues } from '@miraco/domain/virtues';
import { levels } from '@miraco/domain/wellness';
import { z } from 'zod';
import { numberedTexts } from './guide-texts.ts';

/** What REST answers, for the documentation and for the tests, which parse every answer strictly. */
const moment = z.iso.datetime();
const id = z.string();

const levelled = z.strictObject({ sum: z.int(), level: z.enum(levels) });

const wellnessTest = z.strictObject({
  _id: id,
  user: id,
  responses: z.array(wellnessAnswer).length(20),
  result: z.enum(levels),
  date: moment,
});

const user = z.strictObject({
  _id: id,
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  phone: z.string(),
  access: id,
  tests: z.string(),
  image: z.string().nullable(),
  active_test: z.boolean(),
  /** 1 while active_test is true. */
  phase: z.literal([1, 2]),
  disabled: z.boolean(),
  language: z.enum(languages).nullable(),
  last_login: moment.nullable(),
  last_active: moment,
  created_at: moment,
  wellness: z.enum(levels).nullable(),
});

const feelings = z.array(z.strictObject({ emotion: z.string(), virtue: z.enum(virtues).nullable() }));
const conducts = z.array(z.strictObject({ behavior: z.string(), virtue: z.enum(virtues).nullable() }));

const prospect = z.strictObject({
  _id: id,
  user: id,
  me: z.boolean(),
  who: z.enum(people),
  prospect: z.string(),
  feelings,
  conducts,
  date: moment,
});

const harmfulHabit = z.strictObject({
  _id: id,
  user: id,
  habit: z.string(),
  feelings,
  action: z.string(),
  frequency: z.enum(habitFrequencies),
  quantity: z.string(),
  impact: z.string(),
  date: moment,
});

const number = z.int().min(1).max(virtues.length);
const weakResponse = z.strictObject({ number, weak: z.enum(virtues) });
const mediumHardResponse = z.strictObject({ number, type: z.enum(mediumHardTypes), virtue: z.enum(virtues) });

const userVirtues = z.strictObject({
  _id: id,
  user: id,
  ...Object.fromEntries(virtues.map((virtue) => [virtue, z.enum(strengths).nullable()])),
  ...Object.fromEntries(virtues.map((virtue) => [`${virtue}Manifest`, z.string()])),
});

const score = z.strictObject({
  blocks: z.strictObject({ health: levelled, success: levelled, company: levelled, effort: levelled }),
  overall: z.strictObject({ points: z.int(), level: z.enum(levels) }),
});

const evaluation = z.strictObject({
  _id: id,
  user: id,
  day: z.iso.date(),
  date: moment,
  evaluation: z.partialRecord(
    z.enum(virtues),
    z.union([z.literal(noSign), z.record(z.string(), z.enum(signFrequencies))]),
  ),
});

const exercise = z.strictObject({
  _id: id,
  user: id,
  virtue: z.enum(virtues),
  description: z.string(),
  level: z.enum(exerciseLevels),
  frequency: z.enum(exerciseFrequencies),
  date: moment,
  done: z.boolean(),
  favourite: z.boolean(),
  deleted: z.boolean(),
});

const comment = z.strictObject({
  _id: id,
  user: z.strictObject({ _id: id, username: z.string() }),
  date: moment,
  comment: z.string(),
  aproved: z.boolean(),
});

const guide = z.strictObject({
  _id: id,
  virtue: z.enum(virtues),
  url: z.string(),
  ...Object.fromEntries(numberedTexts.map(({ name }) => [name, z.string()])),
  date: moment,
});

const guideWithComments = guide.extend({ comments: z.array(comment) });

const purposeAnswer = z.boolean().nullable();

const purposeRows = z.partialRecord(
  z.enum(virtues),
  z.tuple([
    purposeAnswer,
    purposeAnswer,
    purposeAnswer,
    z.enum([...scenarios, '']),
    z.string(),
    z.string(),
    z.enum(purposeKinds),
  ]),
);

const saved = { user: id, date: moment, saved_on_behalf_by: id.nullable() };

const personalPurpose = z.strictObject({
  ...saved,
  motivate: z.array(z.enum(virtues)),
  dropped: z.array(z.enum(virtues)),
  favourite: z.partialRecord(z.enum(virtues), z.string()),
  dimension: z.enum(purposeDimensions).nullable(),
  duration: z.enum(purposeDurations).nullable(),
  lifeproject: z.string(),
  purpose: z.string(),
});

const professionalPurpose = z.strictObject({ ...saved, virtues: purposeRows });

const couplePurpose = professionalPurpose.extend({
  complementary: z.partialRecord(z.enum(virtues), z.enum([...virtues, ''])),
  virtues_couple: z.string(),
  potential: z.string(),
});

const message = z.strictObject({ message: z.string() });

export const shapes = {
  message,
  token: z.strictObject({ token: z.string() }),
  created: z.strictObject({ id }),
  removed: z.strictObject({ message: z.string(), count: z.int() }),
  image: z.strictObject({ message: z.string(), image: z.string() }),
  error: z.strictObject({
    message: z.string(),
    issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    list: z.enum(cappedLists).optional(),
    cap: z.int().optional(),
  }),
  initial: z.strictObject({
    initial: wellnessTest
      .extend({
        score,
      })
      .nullable(),
  }),
  initials: z.strictObject({ initials: z.array(wellnessTest) }),
  weak: z.strictObject({
    weak: z.strictObject({ _id: id, user: id, responses: z.array(weakResponse), date: moment }).nullable(),
  }),
  prospectAdded: z.strictObject({ message: z.string(), tests: z.array(prospect) }),
  prospect: z.strictObject({ prospect: z.array(prospect) }),
  mediumhard: z.strictObject({
    mediumhard: z.strictObject({ _id: id, user: id, responses: z.array(mediumHardResponse), date: moment }).nullable(),
  }),
  harmful: z.strictObject({ harmful: z.array(harmfulHabit) }),
  uservirtue: z.strictObject({ uservirtue: userVirtues.nullable() }),
  weekly: z.strictObject({ weekly: z.array(wellnessTest.extend({ score })) }),
  evaluations: z.strictObject({ evaluations: z.array(evaluation) }),
  exercise: z.strictObject({ exercise }),
  trainingexercise: z.strictObject({ trainingexercise: exercise }),
  trainings: z.strictObject({ trainings: z.array(exercise) }),
  newUservirtue: z.strictObject({ newUservirtue: userVirtues.nullable() }),
  guide: z.strictObject({ guide: guideWithComments.nullable() }),
  guides: z.strictObject({ guides: z.array(guide) }),
  personal: z.strictObject({ personal: personalPurpose.nullable() }),
  professional: z.strictObject({ professional: professionalPurpose.nullable() }),
  couple: z.strictObject({ couple: couplePurpose.nullable() }),
  accesses: z.strictObject({ accesses: z.array(z.strictObject({ _id: id, name: z.string(), tests: z.string() })) }),
  user: z.strictObject({ user: user.nullable() }),
  users: z.strictObject({ users: z.array(user) }),
} as const;

export type ShapeName = keyof typeof shapes;
