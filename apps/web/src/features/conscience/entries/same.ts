/** Whether two forms have the same content. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
