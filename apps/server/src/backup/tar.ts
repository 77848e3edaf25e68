import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { Member } from './format.ts';

interface Entry {
  name: string;
  size: number;
  mtime: Date;
}

/** Appends a member to a tar, for its owner alone. */
export async function append(archive: Pack, entry: Entry, chunks: AsyncIterable<Uint8Array>): Promise<Member> {
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed, archive.entry({ ...entry, mode: 0o600 }));
  return { name: entry.name, size: entry.size, sha256: hash.digest('hex') };
}

/** The chunks of a stream, whose library does not know their type. */
export async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a chunk is no bytes');
    yield chunk;
  }
}

/** The bytes of a tar that `fill` appends to, which waits while they are not read. */
export async function* tarOf(fill: (archive: Pack) => Promise<unknown>): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filling = fill(archive).then(
    () => archive.finalize(),
    (error) => void archive.destroy(error),
  );
  try {
    yield* bytesOf(archive);
  } finally {
    archive.destroy();
    await filling;
  }
}
