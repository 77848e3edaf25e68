import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Contents, contentsSchema, damaged, type Member, notOurs, sha256 } from './format.ts';
import type { SinkFor } from './sink.ts';

/**
 * The format of the first versions, which is read for ever and written no more: this header, the members one after the other, the
 * manifest as JSON, and a footer with the length and SHA-256 of the manifest.
 */
export const header = 'miraco-backup 1\n';

const footerLength = '\n000000000000 '.length + 64 + '\n'.length;
const chunkLength = 256 * 1024;

async function part(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function readManifest(handle: FileHandle): Promise<Contents> {
  const end = (await handle.stat()).size - footerLength;
  const footer = end > header.length ? (await part(handle, end, footerLength)).toString('latin1') : '';
  const [, length, hash] = /^\n(\d{12}) ([\da-f]{64})\n$/.exec(footer) ?? [];
  if (!length) throw damaged('its end is not where it belongs');
  const start = end - Number(length);
  const bytes = start >= header.length ? await part(handle, start, Number(length)) : null;
  if (!bytes || sha256(bytes) !== hash) throw damaged('its list of contents is not what was written');
  const parsed = contentsSchema.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success) throw notOurs();
  const sizes = parsed.data.members.reduce((sum, member) => sum + member.size, header.length);
  if (sizes !== start) throw damaged('its contents do not have the size that was written');
  return parsed.data;
}

async function readMember(handle: FileHandle, { name, size, sha256 }: Member, from: number, sinkFor: SinkFor) {
  const { take, end } = await sinkFor(name);
  try {
    const hash = createHash('sha256');
    for (let done = 0; done < size; ) {
      const chunk = await part(handle, from + done, Math.min(chunkLength, size - done));
      if (chunk.length === 0) throw damaged(`${name} ends too early`);
      hash.update(chunk);
      await take(chunk);
      done += chunk.length;
    }
    if (hash.digest('hex') !== sha256) throw damaged(`${name} is not what was written`);
  } finally {
    await end();
  }
}

/** Reads and checks a whole backup of format 1. @throws BackupRefused if it is damaged */
export async function readFormat1(handle: FileHandle, sinkFor: SinkFor): Promise<Contents> {
  const contents = await readManifest(handle);
  let from = header.length;
  for (const member of contents.members) {
    await readMember(handle, member, from, sinkFor);
    from += member.size;
  }
  return contents;
}
