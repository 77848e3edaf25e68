import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { narrowestNetwork } from '../http/addresses.ts';
import { keyedHash } from './allowances.ts';
import { deviceOf } from './device.ts';

interface SignIn {
  address: string;
  userAgent: string | undefined;
}

/** Where users signed in lately: browsers without their versions, and networks as hashes, which tell nothing without the secret. */
export function createSignInOrigins({ signInOrigins }: Store, secret: Uint8Array) {
  /** The user is hashed with it: a network of two users has two hashes. */
  const networkOf = (user: UserId, address: string) =>
    keyedHash(secret, `origin ${user} ${narrowestNetwork(address)}`).toString('base64url');

  return {
    /** Notes a sign-in. Returns whether its browser and its network are both new to the account. */
    note: (user: UserId, { address, userAgent }: SignIn, now: number): Promise<boolean> =>
      signInOrigins.note({ user, browser: deviceOf(userAgent) ?? '', network: networkOf(user, address) }, now),

    /** Whether the account was signed in to from this network lately. */
    knowsNetwork: (user: UserId, address: string, now: number): Promise<boolean> =>
      signInOrigins.hasNetwork({ user, network: networkOf(user, address) }, now),
  };
}
