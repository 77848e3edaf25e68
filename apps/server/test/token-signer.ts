import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';

/** Makes tokens with the secret of the product or with another one. */
export async function tokenSigner({ dataDir }: { dataDir: string }) {
  const secret = new TextEncoder().encode(await readFile(join(dataDir, 'session-secret'), 'utf8'));
  return (claims: Record<string, unknown>, { alg = 'HS256', key = secret } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime('30d').sign(key);
}
