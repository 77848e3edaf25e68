import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The mails of a product without a mail server, oldest first. */
export async function mailsIn({ dataDir }: { dataDir: string }) {
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox)).sort();
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))));
}

/** Forgets every mail that was written. */
export async function clearOutbox({ dataDir }: { dataDir: string }) {
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  await mkdir(join(dataDir, 'outbox'));
}

/** The link for a new password, of an invitation, or to confirm an address, in the text of a mail. */
export function linkIn(text = '') {
  const [url = '', id = '', token = ''] =
    text.match(/https?:\/\/\S+\/(?:resetpassword|invitation|newaddress)\/([^/\s]+)\/(\S+)/) ?? [];
  return { url, id, token };
}
