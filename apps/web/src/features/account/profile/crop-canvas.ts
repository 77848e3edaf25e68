import { type Crop, cropSquare } from '#parts/picture/crop.ts';

/** What the server keeps a picture at. */
const keptSide = 512;

/** Draws the part of a picture that is kept over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The part that is kept, as a file of its own with the name of the whole. */
export async function croppedFile(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = keptSide;
  canvas.height = keptSide;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be drawn');
  return new File([blob], name, { type: blob.type });
}
