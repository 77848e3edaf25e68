import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const keyBytes = 16;
const proofBytes = 16;

/**
 * The secret part of the address of a calendar: a random key and a proof that the product made it, so that neither guessing nor a copy
 * of the database opens a calendar.
 */
export function createCalendarAddresses(secret: Uint8Array) {
  const signing = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'miraco calendar addresses', 32));
  const proofOf = (key: string) => createHmac('sha256', signing).update(key).digest().subarray(0, proofBytes);

  return {
    newKey: () => randomBytes(keyBytes).toString('base64url'),

    tokenOf: (key: string) => `${key}.${proofOf(key).toString('base64url')}`,

    /** Null for a forged one. */
    keyOf: (token: string): string | null => {
      const [key = '', proof = ''] = token.split('.');
      const given = Buffer.from(proof, 'base64url');
      return given.length === proofBytes && timingSafeEqual(given, proofOf(key)) ? key : null;
    },
  };
}
