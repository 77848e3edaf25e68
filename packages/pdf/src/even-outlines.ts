interface TableRecord {
  /** Offset of the table's record in the directory. */
  record: number;
  offset: number;
}

function findTable(view: DataView, tag: string): TableRecord | undefined {
  const count = view.getUint16(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((position) => view.getUint8(record + position)));
    if (name === tag) return { record, offset: view.getUint32(record + 8) };
  }
  return undefined;
}

const even = (length: number) => length + (length % 2);

/**
 * Moves every outline of a TrueType font to an even offset. For a small subset, fontkit writes the short `loca` format, which halves
 * offsets, but does not pad the outlines: fonts without padding would come out broken.
 */
export function withEvenOutlines(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => findTable(view, tag));
  if (!head || !maxp || !loca || !glyf) return file;
  // The short format halves its offsets, so they are even.
  const isLong = view.getInt16(head.offset + 50) === 1;
  if (!isLong) return file;

  const glyphs = view.getUint16(maxp.offset + 4);
  const placeOf = (glyph: number) => view.getUint32(loca.offset + 4 * glyph);
  const lengths = Array.from({ length: glyphs }, (_, glyph) => placeOf(glyph + 1) - placeOf(glyph));
  const outlines = lengths.reduce((sum, length) => sum + even(length), 0);

  // Both tables are appended; the old ones are no longer referenced.
  const newGlyf = even(file.byteLength);
  const newLoca = newGlyf + outlines;
  const result = new Uint8Array(newLoca + 4 * (glyphs + 1));
  const written = new DataView(result.buffer);
  result.set(file);
  let place = 0;
  for (const [glyph, length] of lengths.entries()) {
    const from = glyf.offset + placeOf(glyph);
    result.set(file.subarray(from, from + length), newGlyf + place);
    written.setUint32(newLoca + 4 * glyph, place);
    place += even(length);
  }
  written.setUint32(newLoca + 4 * glyphs, place);
  written.setUint32(glyf.record + 8, newGlyf);
  written.setUint32(glyf.record + 12, outlines);
  written.setUint32(loca.record + 8, newLoca);
  return result;
}
