import { endSession, getSession } from '#shared/session/session.ts';

/** A refused picture; `key` is the i18n key of the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly key: string;

  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

function textOf(answer: unknown, name: 'message' | 'image'): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const found = new Map<string, unknown>(Object.entries(answer)).get(name);
  return typeof found === 'string' ? found : undefined;
}

/**
 * Uploads a picture.
 * @returns the name under which the server keeps it until a user gets it
 * @throws PictureError when the server refuses it, TypeError when the server cannot be reached
 */
export const uploadPicture = async (file: File): Promise<string> =>
  (await uploadPictureTo('/api/upload/uploadimage', file)).image;

/** The same to an address of its own, with the whole answer. */
export async function uploadPictureTo(address: string, file: File): Promise<{ image: string; answer: object }> {
  const body = new FormData();
  body.append('image', file);
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${getSession()?.token ?? ''}` },
    body,
  });
  const answer: unknown = await response.json().catch(() => null);
  const image = textOf(answer, 'image');
  if (response.ok && image) return { image, answer: Object(answer) };
  if (response.status === 401) endSession();
  // A proxy may refuse it too, with a body of its own.
  if (response.status === 413) throw new PictureError('errors.tooLarge');
  throw new PictureError((response.status < 500 && textOf(answer, 'message')) || 'errors.internal');
}
