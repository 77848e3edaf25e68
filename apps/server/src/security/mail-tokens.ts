import type { UserId } from '@miraco/contract/fields';
import { createSeal } from './seal.ts';

const owner = 'courtesy mails';

/**
 * The secret part of the links with which somebody chooses, without signing in, which mails they get. It opens nothing else, and is
 * valid as long as the secret of the product: people unsubscribe from old mails.
 */
export function createMailTokens(secret: Uint8Array) {
  const { seal, open } = createSeal(secret, owner);
  return {
    tokenOf: (user: UserId) => Buffer.from(seal(user, owner), 'base64').toString('base64url'),

    /** Null for a forged one. */
    userOf: (token: string): UserId | null =>
      open(Buffer.from(token, 'base64url').toString('base64'), owner) as UserId | null,
  };
}

export type MailTokens = ReturnType<typeof createMailTokens>;
