import type { ChangedField, ChangedValue, RowChange, StoredRow, StoredValue } from '@miraco/contract/activity';
import type { Creations } from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';

type Value = ChangedValue['before'];

interface Flat {
  field: ChangedField;
  virtue?: Virtue;
  value: Value;
}

/** The values of a stored row that a person reads; columns that did not change are absent. */
type Flatten = (row: StoredRow) => Flat[];

const isPresent = (row: StoredRow, column: string) => typeof row[column] === 'string';

/** Something that is empty or a choice that has not been made reads as nothing. */
const orNothing = (value: StoredValue | undefined): Value => (typeof value === 'string' && value !== '' ? value : null);

const columnOf =
  (field: ChangedField, column: string): Flatten =>
  (row) =>
    column in row ? [{ field, value: orNothing(row[column]) }] : [];

const flagOf =
  (field: ChangedField, column: string): Flatten =>
  (row) =>
    column in row ? [{ field, value: row[column] === 1 }] : [];

const virtuesOf =
  (field: ChangedField, column: string): Flatten =>
  (row) => {
    if (!isPresent(row, column)) return [];
    const named: Virtue[] = JSON.parse(String(row[column]));
    return [{ field, value: named }];
  };

/** A JSON object by virtue. */
const byVirtue =
  <Entry>(column: string, flatten: (entry: Entry) => Omit<Flat, 'virtue'>[]): Flatten =>
  (row) => {
    if (!isPresent(row, column)) return [];
    const entries: Partial<Record<Virtue, Entry>> = JSON.parse(String(row[column]));
    return virtues.flatMap((virtue) => {
      const entry = entries[virtue];
      return entry === undefined ? [] : flatten(entry).map((flat) => ({ ...flat, virtue }));
    });
  };

/** A row about one virtue. */
const aboutVirtue =
  (field: ChangedField, column: string): Flatten =>
  (row) =>
    virtues.flatMap((virtue) => (row.virtue === virtue ? [{ field, virtue, value: orNothing(row[column]) }] : []));

const answers = byVirtue<[own: Value, training: Value, mid: Value]>('virtues', ([own, training, mid]) => [
  { field: 'answerOwn', value: own },
  { field: 'answerTraining', value: training },
  { field: 'answerMid', value: mid },
]);

const flattenings: Readonly<Record<string, readonly Flatten[]>> = {
  initial_tests: [columnOf('initial', 'result')],
  weekly_tests: [columnOf('weekly', 'result')],
  weak_tests: [virtuesOf('weak', 'virtues')],
  medium_hard_tests: [byVirtue<string>('ratings', (value) => [{ field: 'mediumHard', value }])],
  prospects: [columnOf('prospect', 'prospect')],
  harmful_habits: [columnOf('habit', 'habit')],
  user_virtues: [aboutVirtue('strength', 'strength')],
  evaluations: [columnOf('evaluation', 'day')],
  exercises: [
    columnOf('exercise', 'description'),
    columnOf('exerciseLevel', 'level'),
    columnOf('exerciseFrequency', 'frequency'),
    flagOf('exerciseDone', 'done'),
    flagOf('exerciseFavourite', 'favourite'),
    flagOf('exerciseDeleted', 'deleted'),
  ],
  manifests: [aboutVirtue('manifest', 'statement')],
  personal_purposes: [
    virtuesOf('motivate', 'motivate'),
    byVirtue<string>('favourite', (value) => [{ field: 'favourite', value: orNothing(value) }]),
    byVirtue<Creations>('creations', ({ chosen, own }) => [
      { field: 'chosen', value: chosen },
      { field: 'creation', value: orNothing(own) },
    ]),
    columnOf('dimension', 'dimension'),
    columnOf('duration', 'duration'),
    columnOf('lifeproject', 'lifeproject'),
    columnOf('purpose', 'purpose'),
  ],
  professional_purposes: [columnOf('role', 'role'), answers],
  couple_purposes: [
    answers,
    byVirtue<string>('complementary', (value) => [{ field: 'complementary', value: orNothing(value) }]),
    columnOf('virtuesCouple', 'virtues_couple'),
    columnOf('potential', 'potential'),
  ],
  drafts: [() => [{ field: 'draft', value: true }]],
};

const labelOf = ({ field, virtue }: Flat) => `${field}/${virtue ?? ''}`;

/** Empty lists and what was not said read the same. */
const isNothing = (value: Value) => value === null || value === false || (Array.isArray(value) && value.length === 0);

const isSame = (one: Value, other: Value) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

function valuesIn({ table, key, before, after }: RowChange): ChangedValue[] {
  const flatten = (row: StoredRow | null) =>
    row ? (flattenings[table] ?? []).flatMap((one) => one({ ...key, ...row })) : [];
  const [was, is] = [flatten(before), flatten(after)];
  const labels = new Map([...was, ...is].map((flat) => [labelOf(flat), flat]));
  return [...labels.values()].flatMap(({ field, virtue }): ChangedValue[] => {
    const valueIn = (flats: Flat[]) =>
      flats.find((flat) => flat.field === field && flat.virtue === virtue)?.value ?? null;
    const change = { field, virtue: virtue ?? null, before: valueIn(was), after: valueIn(is) };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** The values that were changed in stored rows, in the order of the forms. What a person does not read, such as dates, is left out. */
export function changedValues(changes: readonly RowChange[]): ChangedValue[] {
  return changes.flatMap(valuesIn);
}
