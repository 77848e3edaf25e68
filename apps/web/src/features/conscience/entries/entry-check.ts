import { harmfulHabitInput, prospectInput } from '@miraco/contract/conscience';
import type { DraftContent } from '@miraco/contract/drafts';

/** What a form holds before it is sent: text fields as typed, a choice that was not made yet as an empty text. */
export type ProspectBlock = DraftContent<'prospect'>['me'];
export type HabitForm = DraftContent<'harmful'>;

/** The fields of each form in the order of the screen. */
export const prospectFields = ['who', 'prospect', 'feelings', 'conducts'] as const;
export type ProspectField = (typeof prospectFields)[number];
export const habitFields = ['habit', 'feelings', 'action', 'frequency', 'quantity', 'impact'] as const;
export type HabitField = (typeof habitFields)[number];

/** What is wrong with each field, as an i18n key; a field without a fault is not there. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

interface Issue {
  path: string;
  message: string;
}

/** Each field's first fault. An issue may lie deeper than its field: `feelings.0.emotion` is about `feelings`. */
export function faultsOf<Field extends string>(issues: readonly Issue[], fields: readonly Field[]): Faults<Field> {
  const faults: Faults<Field> = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path.split('.')[0]);
    if (field) faults[field] ??= message;
  }
  return faults;
}

/** Either an entry that may be sent, or what is wrong with its fields. */
export type Check<Entry, Field extends string> = { entry: Entry } | { faults: Faults<Field> };

const prospectEntry = prospectInput.omit({ user: true, me: true });
const habitEntry = harmfulHabitInput.omit({ user: true });

const feelingsOf = (keys: readonly string[]) => keys.map((emotion) => ({ emotion }));

const flat = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The expectation as the server takes it, or what keeps it from being one. */
export function checkProspect(block: ProspectBlock): Check<ReturnType<typeof prospectEntry.parse>, ProspectField> {
  const { who, prospect, feelings, conducts } = block;
  const checked = prospectEntry.safeParse({
    who,
    prospect,
    feelings: feelingsOf(feelings),
    conducts: conducts.map((behavior) => ({ behavior })),
  });
  if (checked.success) return { entry: checked.data };
  return { faults: faultsOf(flat(checked.error.issues), prospectFields) };
}

/** The habit as the server takes it, or what keeps it from being one. */
export function checkHabit(form: HabitForm): Check<ReturnType<typeof habitEntry.parse>, HabitField> {
  const checked = habitEntry.safeParse({ ...form, feelings: feelingsOf(form.feelings) });
  if (checked.success) return { entry: checked.data };
  return { faults: faultsOf(flat(checked.error.issues), habitFields) };
}
