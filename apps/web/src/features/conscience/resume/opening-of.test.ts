import { describe, expect, it } from 'vitest';
import { openingOf } from './opening-of.ts';

describe('the opening of a text', () => {
  it('is its first sentence', () => {
    expect(openingOf('Tu palabra tiene peso porque la das poco y la cumples. Quien te conoce lo sabe.')).toBe(
      'Tu palabra tiene peso porque la das poco y la cumples.',
    );
  });

  it('has a second sentence where the first one has fewer than 50 letters', () => {
    expect(openingOf(`${'a'.repeat(48)}. Two. Three.`)).toBe(`${'a'.repeat(48)}. Two.`);
    expect(openingOf(`${'a'.repeat(49)}. Two. Three.`)).toBe(`${'a'.repeat(49)}.`);
  });

  it('ends with a question, and after the quotes around it', () => {
    const asked = '¿Te suena salir de un sitio con la sensación de «haber quedado en menos»?';
    expect(openingOf(`${asked} Pasa.`)).toBe(asked);
    const quoted = 'They may say to you, in so many words: ‘There is always a next time.’';
    expect(openingOf(`${quoted} And there is.`)).toBe(quoted);
  });

  it('does not end within a number', () => {
    expect(openingOf('You get up at 6.30 on most days, and on the others you are glad to. Then')).toBe(
      'You get up at 6.30 on most days, and on the others you are glad to.',
    );
  });

  it('is all of a text without a full stop', () => {
    expect(openingOf('Sin punto')).toBe('Sin punto');
    expect(openingOf('')).toBe('');
  });
});
