import { createHash } from 'node:crypto';

/** The SHA-256 of what is read. */
export async function hashOf(chunks: AsyncIterable<Uint8Array | string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}
