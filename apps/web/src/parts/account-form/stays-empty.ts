/** The value of a field in a form: none for one that is stored empty, as an import may leave it, so that it may stay so. */
export const storedOrNone = (stored: string): string | undefined => stored || undefined;

/** The options of such a field: emptied again, it has none. */
export function staysEmpty(stored: string | undefined) {
  return stored === '' ? { setValueAs: (value: unknown) => value || undefined } : {};
}
