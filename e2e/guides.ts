import type { Virtue } from '@miraco/domain/virtues';
import type { Product } from './product.ts';

export const guideCalls = '/client/responsibility/guide';

/** The id of a video on the video site. */
export const video = 'dQw4w9WgXcQ';

/** A guide as the server keeps it. */
export async function guideOf({ rest }: Product, virtue: Virtue) {
  const answer = await rest('GET', `${guideCalls}/getbyvirtue/${virtue}`);
  return Reflect.get(Object(answer), 'guide') as { _id: string; text1: string; comments: { _id: string }[] };
}
