import { fieldFaults } from '#shared/failure.ts';

interface Form<Field extends string> {
  setError: (name: Field, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void;
}

/**
 * Shows the faults that the server found beside their fields, and moves the focus to the first one.
 * @param fields in the order of the screen
 * @returns false where the refusal is about none of them
 */
export function showFaults<Field extends string>(form: Form<Field>, fields: readonly Field[], error: unknown): boolean {
  const faults = fieldFaults(error);
  const named = fields.flatMap((field) => {
    const fault = faults.find(({ path }) => path === field);
    return fault ? [{ field, message: fault.message }] : [];
  });
  for (const [place, { field, message }] of named.entries())
    form.setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
  return named.length > 0;
}
