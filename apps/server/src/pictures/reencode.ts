import { AppError } from '@miraco/contract/app-error';
import sharp, { type ResizeOptions } from 'sharp';
import { pictureOnly } from './containers/picture-only.ts';

/** As many as phones have: beyond it a small file can unfold into gigabytes. */
const maximumPixels = 50_000_000;

/** The formats that may be decoded, by the names of their loaders. Not SVG, which can contain scripts. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

// The library tries all its loaders to detect a format: the blocked ones must not parse a byte of an upload, since each may have bugs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });

sharp.cache(false);
sharp.concurrency(1);

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', sequentialRead: true });

/** Converts an error of the library to tooLarge or notAnImage. */
async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new AppError(isLarge ? 'tooLarge' : 'notAnImage', { field: 'image' });
  }
}

/** How a picture is drawn: an avatar is a square, the picture of a text keeps its proportions and is never enlarged. */
const shapes = {
  avatar: { width: 512, height: 512, fit: 'cover' },
  text: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<string, ResizeOptions>;

export type PictureShape = keyof typeof shapes;

export interface Drawn {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Walks through the file, and reads its header.
 * @returns the number of pixels to decode, and what decodes and re-encodes them, so that only they are kept
 * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded; so does `draw`
 */
export async function openPicture(bytes: Buffer) {
  const picture = pictureOnly(bytes);
  const { width, height } = await refusing(() => open(picture).metadata());
  if (width * height > maximumPixels) throw new AppError('tooLarge', { field: 'image' });
  const draw = (shape: PictureShape): Promise<Drawn> =>
    refusing(async () => {
      const drawn = open(picture).autoOrient().resize(shapes[shape]).webp({ quality: 82 });
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    });
  return { pixels: width * height, draw };
}
