import { describe, expect, test } from 'vitest';
import { cropSquare, dragged, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('the square that is cropped', () => {
  test('is at first the largest one, in the middle', () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
  });

  test('is half as wide at twice the zoom', () => {
    expect(cropSquare(wide, { zoom: 2, across: 0, down: 1 })).toEqual({ left: 0, top: 100, side: 100 });
  });
});

describe('dragging', () => {
  test('moves the picture with the pointer: dragging right shows more of its left', () => {
    const crop = dragged(wide, wholeCrop, { x: 50, y: 0 }, 200);
    expect(cropSquare(wide, crop).left).toBe(50);
  });

  test('ends at the edges', () => {
    expect(dragged(wide, wholeCrop, { x: 9999, y: 0 }, 200).across).toBe(0);
    expect(dragged(wide, wholeCrop, { x: -9999, y: 0 }, 200).across).toBe(1);
  });

  test('does nothing where the square fills the picture', () => {
    expect(dragged(wide, wholeCrop, { x: 0, y: 80 }, 200)).toEqual(wholeCrop);
  });
});
