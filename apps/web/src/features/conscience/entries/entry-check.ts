import { harmfulHabitInput, prospectInput } from '@miraco/contract/conscience';
import type { DraftContent } from '@miraco/contract/drafts';

/** The content of a form before it is sent: text fields as typed, an empty text for a choice that was not made. */
export type ProspectBlock = DraftContent<'prospect'>['me'];
export type HabitForm = DraftContent<'harmful'>;

/** The fields of each form in the order of the screen. */
export const prospectFields = ['who', 'prospect', 'feelings', 'conducts'] as const;
export type ProspectField = (typeof prospectFields)[number];
export const habitFields = ['habit', 'feelings', 'action', 'frequency', 'quantity', 'impact'] as const;
export type HabitField = (typeof habitFields)[number];

/** The i18n key of each field's fault; valid fields are absent. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

interface Issue {
  path: string;
  message: string;
}

/** The first fault of each field. An issue may be deeper than its field: `feelings.0.emotion` is about `feelings`. */
export function faultsOf<Field extends string>(issues: readonly Issue[], fields: readonly Field[]): Faults<Field> {
  const faults: Faults<Field> = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path.split('.')[0]);
    if (field) faults[field] ??= message;
  }
  return faults;
}

/** Either an entry that can be sent, or the faults of its fields. */
export type Check<Entry, Field extends string> = { entry: Entry } | { faults: Faults<Field> };

const prospectEntry = prospectInput.omit({ user: true, me: true });
const habitEntry = harmfulHabitInput.omit({ user: true });

const feelingsOf = (keys: readonly string[]) => keys.map((emotion) => ({ emotion }));

const flat = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The expectation as the procedure's input, or its faults. */
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

/** The habit as the procedure's input, or its faults. */
export function checkHabit(form: HabitForm): Check<ReturnType<typeof habitEntry.parse>, HabitField> {
  const checked = habitEntry.safeParse({ ...form, feelings: feelingsOf(form.feelings) });
  if (checked.success) return { entry: checked.data };
  return { faults: faultsOf(flat(checked.error.issues), habitFields) };
}
