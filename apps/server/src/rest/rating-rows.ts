import { questionNumber } from '@miraco/domain/conscience';
import { mediumHardTypes, type Rating } from '@miraco/domain/ratings';
import { strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { id, moment, record, renamed, virtueName } from './codecs.ts';
import { manifestoPayload, statementField } from './manifesto.ts';
import { type RestRow, rest } from './row.ts';

const number = z.int().min(1).max(virtues.length);

/** A virtue whose statement was marked, with the number of the statement. Spec 1, section 3. */
const marked = z.codec(z.strictObject({ number, weak: virtueName }), virtueName, {
  decode: ({ weak }) => weak,
  encode: (virtue) => ({ number: questionNumber(virtue), weak: virtue }),
});

const weakTest = renamed(
  { _id: id, user: id, date: moment, responses: z.array(marked) },
  { _id: 'id', responses: 'virtues' },
);

const mediumHardResponse = z.strictObject({ number, type: z.enum(mediumHardTypes), virtue: virtueName });

const mediumHardTest = record({ user: id, date: moment, responses: z.array(mediumHardResponse) });

interface UserVirtues {
  user: string;
  ratings: Partial<Record<Virtue, Pick<Rating, 'strength'>>>;
  manifest: Partial<Record<Virtue, string>>;
}

const strengthOrNull = z.enum(strengths).nullable();

const virtueFields: Record<string, z.ZodType> = Object.fromEntries(
  virtues.flatMap((virtue) => [
    [virtue, strengthOrNull],
    [statementField(virtue), z.string()],
  ]),
);

/** The ratings and the manifesto of a user: two fields for each virtue. Spec 1, section 3. */
const userVirtues = z.codec(z.strictObject({ _id: id, user: id, ...virtueFields }), z.custom<UserVirtues>(), {
  decode: (fields: Readonly<Record<string, unknown>> & { user: string }) => {
    const rated = virtues.map((virtue) => [virtue, strengthOrNull.parse(fields[virtue])] as const);
    const statements = virtues.map((virtue) => [virtue, z.string().parse(fields[statementField(virtue)])] as const);
    return {
      user: fields.user,
      ratings: Object.fromEntries(rated.flatMap(([virtue, strength]) => (strength ? [[virtue, { strength }]] : []))),
      manifest: Object.fromEntries(statements.filter(([, statement]) => statement)),
    };
  },
  encode: ({ user, ratings, manifest }) => ({
    _id: user,
    user,
    ...Object.fromEntries(
      virtues.flatMap((virtue) => [
        [virtue, ratings[virtue]?.strength ?? null],
        [statementField(virtue), manifest[virtue] ?? ''],
      ]),
    ),
  }),
});

/** The tests that rate virtues. Spec 1, section 7. */
export const ratingTestRows: readonly RestRow[] = [
  rest.post('/client/conscience/weak/register', 'conscience.weak.register', {
    summary: 'Store the marked statements, at most eight',
    message: 'Registrado correctamente',
  }),
  rest.get('/client/conscience/weak/get/:user', 'conscience.weak.get', {
    summary: 'The marked statements of a user',
    key: 'weak',
    answer: weakTest.nullable(),
  }),
  rest.post('/client/conscience/mediumhard/register', 'conscience.mediumHard.register', {
    summary: 'Rate every virtue that is not known to be weak as medium or strong',
    message: 'Registrado correctamente',
  }),
  rest.get('/client/conscience/mediumhard/get/:user', 'conscience.mediumHard.get', {
    summary: 'The medium and strong virtues of a user',
    key: 'mediumhard',
    answer: mediumHardTest.nullable(),
  }),
];

/** The strength of each virtue, by the tests or the team. Spec 1, section 7. */
export const ratingRows: readonly RestRow[] = [
  rest.get('/client/uservirtue/getbyuser/:user', 'conscience.userVirtues.getByUser', {
    summary: 'The ratings and the manifesto of a user',
    key: 'uservirtue',
    answer: userVirtues.nullable(),
  }),
  rest.put('/client/uservirtue/edit/:user', 'conscience.userVirtues.edit', {
    summary: 'Change the strength of a virtue, as one of the team; an empty type takes the change back',
    message: 'virtue.updated',
    refuses: ['notFound'],
  }),
];

/** The manifesto. Spec 2, section 7. */
export const manifestoRows: readonly RestRow[] = [
  rest.put('/client/uservirtue/editmanifest/:user', 'responsibility.manifest.save', {
    summary: 'Save the manifesto, whole or in part',
    key: 'newUservirtue',
    payload: manifestoPayload,
    answer: userVirtues.nullable(),
  }),
];
