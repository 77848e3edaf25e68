/** The part of a picture that is kept: a square. */
export interface Crop {
  /** 1 is the largest square that fits; 2 is half as wide. */
  zoom: number;
  /** Where the square lies in the room that it has: 0 is at the left, 1 at the right. */
  across: number;
  /** 0 is at the top, 1 at the bottom. */
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
 * The crop after the picture was dragged by so many pixels of a stage that shows the square `stage` pixels wide. The picture follows
 * the pointer, so the square goes the other way, and no further than the edge.
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
