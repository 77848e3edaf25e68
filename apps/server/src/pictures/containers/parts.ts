import { AppError } from '@miraco/contract/app-error';

/** Bytes that parts beside the picture, such as a colour profile, may have together. Larger ones are left out. */
export const mostBeside = 64 * 1024;

export const notAnImage = () => new AppError('notAnImage', { field: 'image' });

/** @throws AppError notAnImage if the file ends before */
export function part(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw notAnImage();
  return bytes.subarray(start, start + length);
}

/** All of them, or none if they are too large together. */
export const ifSmall = (parts: readonly Buffer[]): readonly Buffer[] =>
  parts.reduce((sum, { length }) => sum + length, 0) <= mostBeside ? parts : [];
