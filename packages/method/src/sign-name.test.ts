import { describe, expect, it } from 'vitest';
import { loadMethod } from './load.ts';
import { signName } from './sign-name.ts';

const { emotions } = await loadMethod();

describe('a sign', () => {
  it('has a name in the language of the reader', () => {
    expect(signName(emotions, 'tristeza', 'es')).toBe('Tristeza');
    expect(signName(emotions, 'tristeza', 'en')).toBe('Sadness');
    expect(signName(emotions, 'ninguna', 'en')).toBe(emotions.none.en);
  });

  it('that the method does not know is shown by its key', () => {
    expect(signName(emotions, 'olvidada', 'es')).toBe('olvidada');
    expect(signName(emotions, 'constructor', 'es')).toBe('constructor');
  });
});
