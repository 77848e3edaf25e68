/** The element of a virtue among all of them. */
export const rowId = (virtue: string) => `purpose-${virtue}`;
