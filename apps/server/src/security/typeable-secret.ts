import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';

/** A secret that people can type from paper: 140 random bits as seven groups of four letters and digits. */
export function typeableSecret(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer });
  const groups = base32.match(/.{4}/g) ?? [];
  return groups.slice(0, 7).join('-');
}
