import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds that a mail stays in the outbox, for somebody to look at. */
const kept = 7 * 24 * 60 * 60 * 1000;

export const ending = '.eml';

/** The folder of the mails that no server takes, as there is none. */
export const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = outboxOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/** Removes the mails that have been there for a week. */
export async function removeOldMails(dataDir: string, now: number): Promise<void> {
  for (const file of await mailsIn(dataDir)) {
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? now;
    if (now - written > kept) await rm(file, { force: true });
  }
}

/** The lines of a header are folded where they are long. */
const headersOf = (mail: string) => mail.slice(0, mail.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]/g, ' ');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes the mails to or from an address. */
export async function removeMailsOf(dataDir: string, address: string): Promise<void> {
  const named = new RegExp(`(?:^|[\\s<,;])${escaped(address)}(?:$|[\\s>,;])`, 'im');
  for (const file of await mailsIn(dataDir)) {
    const mail = await readFile(file, 'utf8').catch(() => '');
    if (named.test(headersOf(mail))) await rm(file, { force: true });
  }
}
