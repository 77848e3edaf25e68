/** How many records of all are read at once. */
export const batchSize = 200;

/** What to ask after for the batch that follows this one; null where there is none. */
export function nextAfter(batch: readonly { id: string }[]): string | null {
  return batch.length === batchSize ? (batch.at(-1)?.id ?? null) : null;
}
