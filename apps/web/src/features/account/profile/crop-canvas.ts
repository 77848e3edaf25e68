import { type Crop, cropSquare } from '#parts/picture/crop.ts';

/** The pixels of a picture on the server. */
const keptSide = 512;

/** Draws the cropped part of a picture on a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped part as a file, with the name of the original. */
export async function croppedFile(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = keptSide;
  canvas.height = keptSide;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be drawn');
  return new File([blob], name, { type: blob.type });
}
