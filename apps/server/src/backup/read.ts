import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack } from 'tar-stream';
import { decrypted, encryptedHeader } from './encryption.ts';
import {
  BackupRefused,
  type Contents,
  damaged,
  databaseName,
  isMemberName,
  type Member,
  manifestName,
  manifestSchema,
  manifestText,
  notOurs,
} from './format.ts';
import { header as header1, readFormat1 } from './format-1.ts';
import { ignore, type SinkFor } from './sink.ts';
import { append, bytesOf, tarOf } from './tar.ts';

const chunkLength = 256 * 1024;

/** Bytes. A hundred thousand images fill a quarter of it. */
const longestManifest = 64 * 1024 * 1024;

const unknownFormat = 'The file is of a format that this version does not know.';

/** How the file of a backup begins: one of format 1, an encrypted one, and a tar. */
const starts = { [header1]: 'format 1', [encryptedHeader]: 'encrypted', [`${databaseName}\0`]: 'tar' } as const;

async function beginningOf(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

function kindOf(beginning: string) {
  const found = Object.entries(starts).find(([start]) => beginning.startsWith(start));
  return found?.[1] ?? null;
}

/** Whether a file begins as a backup does. */
export async function startsAsBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  return beginningOf(handle)
    .then((beginning) => kindOf(beginning) !== null)
    .finally(() => handle.close());
}

/** What the tar cannot be read for is damage; what the system or the decryption says passes. */
async function* orDamaged<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    const isExplained = error instanceof BackupRefused || (error instanceof Error && 'syscall' in error);
    throw isExplained ? error : damaged('its parts are not where they belong');
  }
}

/** The manifest, which has to be what the product writes of what it says, byte by byte, and of the members that were read. */
function checkedManifest(text: string, read: readonly Member[]): Contents {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged('its list of contents is not what was written');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new BackupRefused(`${unknownFormat} Or its list of contents is damaged.`);
  const { created, members, missing, version } = parsed.data;
  if (manifestText(version, { created, members, missing }) !== text)
    throw damaged('its list of contents is not what was written');
  for (const [index, { name, size, sha256 }] of members.entries()) {
    const member = read[index];
    if (member?.name !== name) throw damaged(`${name} is not where it belongs`);
    if (member.size !== size || member.sha256 !== sha256) throw damaged(`${name} is not what was written`);
  }
  if (read.length !== members.length) throw notOurs();
  return { created, members, missing };
}

/** Bytes on their way to a sink. */
async function* through(chunks: AsyncIterable<Uint8Array>, take: (chunk: Uint8Array) => unknown) {
  for await (const chunk of chunks) {
    await take(chunk);
    yield chunk;
  }
}

/**
 * Reads a tar and packs it again, which has to give the same bytes: so headers, padding and end are checked as the contents are. An
 * archive of another program that has the same members is refused.
 */
async function readTar(source: AsyncIterable<Uint8Array>, sinkFor: SinkFor): Promise<Contents> {
  const [found, packed] = [createHash('sha256'), createHash('sha256')];
  const extractor = extract();
  const feeding = pipeline(
    through(source, (chunk) => found.update(chunk)),
    extractor,
  );
  // The loop below throws it, too.
  feeding.catch(() => {});
  const members: Member[] = [];
  let manifest: string | null = null;

  const repack = async (archive: Pack) => {
    for await (const entry of orDamaged(extractor)) {
      const { mtime = new Date(0), name, size = 0, type } = entry.header;
      const isManifest = name === manifestName && size <= longestManifest;
      const isRead = members.some((member) => member.name === name);
      if (manifest !== null || type !== 'file' || isRead || !(isManifest || isMemberName(name))) throw notOurs();
      const text: Uint8Array[] = [];
      const { take, end } = isManifest
        ? { take: (chunk: Uint8Array) => text.push(chunk), end: async () => {} }
        : await sinkFor(name);
      const member = await append(archive, { name, size, mtime }, through(orDamaged(bytesOf(entry)), take)).finally(
        end,
      );
      if (isManifest) manifest = Buffer.concat(text).toString();
      else members.push(member);
    }
  };

  for await (const chunk of tarOf(repack)) packed.update(chunk);
  await feeding;
  if (manifest === null) throw damaged('its list of contents is missing');
  const contents = checkedManifest(manifest, members);
  if (found.digest('hex') !== packed.digest('hex')) throw damaged('its parts are not where they belong');
  return contents;
}

async function readOpen(handle: FileHandle, passphrase: string | undefined, sinkFor: SinkFor): Promise<Contents> {
  const beginning = await beginningOf(handle);
  const kind = kindOf(beginning);
  if (kind === 'format 1') return readFormat1(handle, sinkFor);
  if (kind === null) {
    const isOurs = /^miraco-backup \d/.test(beginning);
    throw new BackupRefused(isOurs ? unknownFormat : 'The file is not a backup of this product.');
  }
  const bytes = handle.createReadStream({ start: 0, autoClose: false, highWaterMark: chunkLength });
  return readTar(kind === 'encrypted' ? decrypted(bytes, passphrase) : bytes, sinkFor);
}

/**
 * Reads a backup of any format and checks every byte of it. The sinks get members before that is known: nothing that they have got
 * counts unless this resolves.
 * @throws BackupRefused if the file does not exist, is not a backup, damaged, of an unknown format, or encrypted with another passphrase
 */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  sinkFor: SinkFor = ignore,
): Promise<Contents> {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  if (!(await stat(file)).isFile()) throw new BackupRefused(`${file} is not a file: name a backup.`);
  const handle = await open(file);
  return readOpen(handle, passphrase, sinkFor).finally(() => handle.close());
}
