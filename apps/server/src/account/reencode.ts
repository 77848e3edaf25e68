import { AppError } from '@miraco/contract/app-error';
import sharp, { type ResizeOptions } from 'sharp';

/** Twice a good phone camera: beyond it a small file can unfold into gigabytes. */
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

/**
 * The number of pixels to decode, from the header of the file alone.
 * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded
 */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await refusing(() => open(bytes).metadata());
  if (width * height > maximumPixels) throw new AppError('tooLarge', { field: 'image' });
  return width * height;
}

/** How a picture is drawn: an avatar is a square, the picture of a text keeps its proportions and is never enlarged. */
const shapes = {
  avatar: { width: 512, height: 512, fit: 'cover' },
  text: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<string, ResizeOptions>;

export type PictureShape = keyof typeof shapes;

/**
 * Decodes and re-encodes a picture, so that only its pixels are kept.
 * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded
 */
export const reencode = (bytes: Uint8Array, shape: PictureShape) =>
  refusing(async () => {
    const drawn = open(bytes).autoOrient().resize(shapes[shape]).webp({ quality: 82 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
