/** The square crop of a picture. */
export interface Crop {
  /** 1 is the largest square that fits; 2 is half as wide. */
  zoom: number;
  /** Position of the square between the left edge (0) and the right edge (1). */
  across: number;
  /** The same between the top (0) and the bottom (1). */
  down: number;
}

export const mostZoom = 4;
export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

interface Size {
  width: number;
  height: number;
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The square in pixels of the picture. */
export function cropSquare({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: across * (width - side), top: down * (height - side), side };
}

/**
 * The crop after dragging by `by` pixels in a preview that shows the square `stage` pixels wide. The picture follows the pointer, so
 * the square moves the other way, at most to the edge.
 */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }, stage: number): Crop {
  const { side } = cropSquare(picture, crop);
  const moved = (share: number, room: number, distance: number) =>
    room > 0 ? within(share - (distance * side) / stage / room) : share;
  return {
    ...crop,
    across: moved(crop.across, picture.width - side, by.x),
    down: moved(crop.down, picture.height - side, by.y),
  };
}
