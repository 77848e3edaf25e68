import { type Virtue, virtues } from '@miraco/domain/virtues';
import { toRadians } from '@miraco/drawing/angle';
import { type PetalLength, petals, rosetteExtent } from '@miraco/drawing/rosette';

export type EmblemStrengths = Readonly<Record<Virtue, 0 | PetalLength>>;

/** Pixels: sharp on a phone's whole screen, and some 100 kB. */
const emblemSize = 1200;
/** The part of the side that the rosette takes. */
const share = 0.84;

const fills = { 1: 'weak', 2: 'medium', 3: 'strong' } as const;

/** A colour of the light theme, as the canvas reads it: an image that is kept is looked at on paper and among other images. */
function lightColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The rosette of a client as a PNG, by the geometry of the screen and the paper. @throws Error where the browser makes no image */
export async function drawEmblem(strengths: EmblemStrengths): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = emblemSize;
  canvas.height = emblemSize;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = lightColour('background');
  context.fillRect(0, 0, emblemSize, emblemSize);
  context.translate(emblemSize / 2, emblemSize / 2);
  const scale = (emblemSize * share) / (2 * rosetteExtent);
  context.scale(scale, scale);
  context.strokeStyle = lightColour('input');
  const paints = { 1: lightColour(fills[1]), 2: lightColour(fills[2]), 3: lightColour(fills[3]) };
  petals(virtues.map((virtue) => strengths[virtue] || 1)).forEach(({ path, length, degrees }, position) => {
    const virtue = virtues[position];
    const petal = new Path2D(path);
    context.save();
    context.rotate(toRadians(degrees));
    context.fillStyle = paints[length];
    if (virtue && strengths[virtue] > 0) context.fill(petal);
    else context.stroke(petal);
    context.restore();
  });
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!image) throw new Error('The canvas makes no image.');
  return image;
}
