import { createHash, randomBytes } from 'node:crypto';
import type { PasswordLinkKind } from '@miraco/contract/account';
import type { UserId } from '@miraco/contract/fields';
import { paths } from '@miraco/contract/paths';
import type { Store } from '@miraco/db/store';
import type { Config } from '../config.ts';

const hour = 60 * 60 * 1000;

const links: Readonly<Record<PasswordLinkKind, { path: string; lifetime: number }>> = {
  reset: { path: paths.resetPassword, lifetime: hour },
  handed: { path: paths.resetPassword, lifetime: 24 * hour },
  invitation: { path: paths.invitation, lifetime: 7 * 24 * hour },
  address: { path: paths.newAddress, lifetime: 24 * hour },
};

/** The stored form of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** When a link that is issued now expires. Both in epoch milliseconds. */
export const validUntil = (kind: PasswordLinkKind, now: number) => now + links[kind].lifetime;

/** Issues a link of a mail. The user’s earlier link of this kind stops working. */
export async function issueLink(
  { config, store }: { config: Config; store: Store },
  user: UserId,
  kind: PasswordLinkKind,
): Promise<string> {
  const { path } = links[kind];
  const token = randomBytes(32).toString('base64url');
  const issuedAt = Date.now();
  await store.passwordLinks.issue({
    user,
    kind,
    tokenHash: hashOf(token),
    issuedAt,
    expiresAt: validUntil(kind, issuedAt),
  });
  return `${config.publicUrl}${path.replace(':id', user).replace(':token', token)}`;
}
