import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts stored values with a key derived from the secret of the product: a copy of the database alone reveals nothing. A value
 * sealed for one owner cannot be opened for another.
 */
export function createSeal(secret: Uint8Array, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `miraco ${purpose}`, 32));

  return {
    seal: (text: string, owner: string): string => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },

    /** Null if it was sealed with another secret or for another owner, or was altered. */
    open: (sealed: string, owner: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64');
      const iv = bytes.subarray(0, ivLength);
      const tag = bytes.subarray(ivLength, ivLength + tagLength);
      try {
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
