/** The number of records read at a time when all are read. */
export const batchSize = 200;

/** The `after` of the next batch; null after the last one. */
export function nextAfter(batch: readonly { id: string }[]): string | null {
  return batch.length === batchSize ? (batch.at(-1)?.id ?? null) : null;
}
