import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import {
  BackupRefused,
  footerLength,
  header,
  type Manifest,
  type Member,
  manifestSchema,
  readFooter,
} from './format.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const damaged = (what: string) => new BackupRefused(`The file is damaged or cut off: ${what}.`);

async function part(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function checkHeader(found: string): void {
  if (found === header) return;
  if (/^miraco-backup \d/.test(found))
    throw new BackupRefused('The file is of a format that this version does not know.');
  throw new BackupRefused('The file is not a backup of this product.');
}

async function readManifest(handle: FileHandle): Promise<Manifest> {
  checkHeader((await part(handle, 0, header.length)).toString('latin1'));
  const { size } = await handle.stat();
  const end = size - footerLength;
  const footer = end > header.length ? readFooter((await part(handle, end, footerLength)).toString('latin1')) : null;
  if (!footer) throw damaged('its end is not where it belongs');
  const start = end - footer.length;
  const bytes = start >= header.length ? await part(handle, start, footer.length) : null;
  if (!bytes || sha256(bytes) !== footer.sha256) throw damaged('its list of contents is not what was written');
  // The hash only shows that the bytes are intact. Anybody can write a matching hash, so the content is validated, too.
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success) throw new BackupRefused('The file contains something that does not belong to a backup.');
  const sizes = parsed.data.members.reduce((sum, member) => sum + member.size, header.length);
  if (sizes !== start) throw damaged('its contents do not have the size that was written');
  return parsed.data;
}

/** Takes the bytes of a member as they are read, before they are verified. */
type Sink = (chunk: Uint8Array) => Promise<unknown> | unknown;

const chunkLength = 256 * 1024;

async function readMember(handle: FileHandle, { name, size, sha256 }: Member, from: number, sink: Sink): Promise<void> {
  const hash = createHash('sha256');
  for (let done = 0; done < size; ) {
    const chunk = await part(handle, from + done, Math.min(chunkLength, size - done));
    if (chunk.length === 0) throw damaged(`${name} ends too early`);
    hash.update(chunk);
    await sink(chunk);
    done += chunk.length;
  }
  if (hash.digest('hex') !== sha256) throw damaged(`${name} is not what was written`);
}

async function assertFile(file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  if (!(await stat(file)).isFile()) throw new BackupRefused(`${file} is not a file: name a backup.`);
}

/**
 * Opens a backup and reads its manifest. `each` reads the members one after the other, and throws after a damaged one.
 * @throws BackupRefused if the file does not exist, is not a backup, damaged, or of an unknown format
 */
export async function openBackup(file: string) {
  await assertFile(file);
  const handle = await open(file);
  try {
    const manifest = await readManifest(handle);
    return {
      manifest,
      each: async (sinkFor: (member: Member) => Promise<{ take: Sink; end: () => Promise<unknown> }>) => {
        let from = header.length;
        for (const member of manifest.members) {
          const { take, end } = await sinkFor(member);
          try {
            await readMember(handle, member, from, take);
          } finally {
            await end();
          }
          from += member.size;
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads and checks every byte of a backup. @throws BackupRefused if it is damaged */
export async function verifyBackup(file: string): Promise<Manifest> {
  const backup = await openBackup(file);
  try {
    await backup.each(async () => ({ take: () => undefined, end: async () => undefined }));
    return backup.manifest;
  } finally {
    await backup.close();
  }
}
