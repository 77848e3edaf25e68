import { ReadableStream as NodeStream } from 'node:stream/web';
import { BackupRefused, damaged } from './format.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** Every file of age begins so (age-encryption.org). */
export const encryptedHeader = 'age-encryption.org/v1\n';

/** scrypt takes 64 MB at 16. The default of age, 18, takes 256 MB, more than the product needs for everything else. */
const workFactor = 16;

/** The library's type is that of browsers, and Node's types differ from it where both are known. */
const streamOf = (chunks: Bytes) => NodeStream.from(chunks) as ReadableStream<Uint8Array>;

/** Encrypts as `age --passphrase` does. The library is loaded for an encrypted backup alone. */
export async function* encrypted(chunks: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  yield* await encrypter.encrypt(streamOf(chunks));
}

const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

async function opened(chunks: Bytes, passphrase: string) {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(streamOf(chunks));
  } catch (error) {
    if (isOfSystem(error)) throw error;
    throw new BackupRefused(
      'BACKUP_PASSPHRASE is not the passphrase that the backup was encrypted with, or the file is damaged at its beginning.',
      'passphrase',
    );
  }
}

/** @throws BackupRefused if the passphrase is missing or another one, or the file is damaged */
export async function* decrypted(chunks: Bytes, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  if (passphrase === undefined) {
    throw new BackupRefused(
      'The backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was encrypted with.',
      'passphrase',
    );
  }
  const content = await opened(chunks, passphrase);
  try {
    yield* content;
  } catch (error) {
    throw isOfSystem(error) ? error : damaged('it cannot be decrypted to its end');
  }
}
