import { describe, expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

describe('the lines of a name', () => {
  it('hold as many whole words as fit', () => {
    expect(nameLines('Learning and courtesy', 13)).toEqual(['Learning and', 'courtesy']);
  });

  it('are one for a name that fits, to the letter', () => {
    expect(nameLines('Self respect', 12)).toEqual(['Self respect']);
    expect(nameLines('Self respect', 11)).toEqual(['Self', 'respect']);
  });

  it('never cut a word', () => {
    expect(nameLines('Responsabilidad', 13)).toEqual(['Responsabilidad']);
  });
});
