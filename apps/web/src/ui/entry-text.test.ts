import { describe, expect, it } from 'vitest';
import { excerpt, sentenceCase } from './entry-text.ts';

describe('an entry is shown with its first letter in upper case and the rest in lower case', () => {
  it.each([
    ['TENGO QUE PODER CON TODO', 'Tengo que poder con todo'],
    ['tengo que poder con todo', 'Tengo que poder con todo'],
    ['Debo Ser PERFECTA. Siempre.', 'Debo ser perfecta. siempre.'],
    ['¿POR QUÉ NO PUEDO?', '¿Por qué no puedo?'],
    ['«ÉL debería saberlo»', '«Él debería saberlo»'],
    ['  ñoño', '  Ñoño'],
    ['3 VECES al día', '3 veces al día'],
    ['😀 NO puedo', '😀 No puedo'],
    ['ΠΡΕΠΕΙ ΝΑ ΕΙΜΑΙ ΤΕΛΕΙΟΣ', 'Πρεπει να ειμαι τελειος'],
    ['ŻÓŁĆ', 'Żółć'],
    ['Я ДОЛЖЕН', 'Я должен'],
    ['…', '…'],
    ['', ''],
  ])('"%s" as "%s"', (text, shown) => {
    expect(sentenceCase(text, 'es')).toBe(shown);
  });

  it('as the language does it', () => {
    expect(sentenceCase('IRMAK istiyor', 'tr')).toBe('Irmak istiyor');
    expect(sentenceCase('istiyor', 'tr')).toBe('İstiyor');
    expect(sentenceCase('istiyor', 'en')).toBe('Istiyor');
  });

  it.each([
    ['WHAT I WANT', 'What I want'],
    ["when I’m late I've failed, and I'd cry", "When I’m late I've failed, and I'd cry"],
    ['Am I? I AM', 'Am I? I am'],
    ['WITHOUT WI-FI, I.E. ALONE, IN ITALY', 'Without wi-fi, i.e. alone, in italy'],
    ['i', 'I'],
  ])('and keeps the English pronoun: "%s" as "%s"', (text, shown) => {
    expect(sentenceCase(text, 'en')).toBe(shown);
  });

  it('where no other language has one', () => {
    expect(sentenceCase('ANA I JORDI', 'es')).toBe('Ana i jordi');
  });

  it('on every line of a text with several', () => {
    expect(sentenceCase('UNO\nDOS', 'es')).toBe('Uno\ndos');
  });
});

describe('the beginning of a text', () => {
  it('is the whole of a short one, on one line', () => {
    expect(excerpt('  Tengo que\n\n poder  ', 20, 'es')).toBe('Tengo que poder');
    expect(excerpt('12345', 5, 'es')).toBe('12345');
    expect(excerpt(' Llamar\n\nel lunes ', 61, 'es')).toBe('Llamar el lunes');
    expect(excerpt('x'.repeat(60), 61, 'es')).toBe('x'.repeat(60));
  });

  it('is cut between words and says so', () => {
    expect(excerpt('Tengo que poder con todo', 18, 'es')).toBe('Tengo que poder…');
    expect(excerpt(`${'palabra '.repeat(10)}final`, 61, 'es')).toBe(`${'palabra '.repeat(7).trim()}…`);
  });

  it('is cut within a word that is too long by itself', () => {
    expect(excerpt('a'.repeat(200), 10, 'es')).toBe(`${'a'.repeat(9)}…`);
    expect(excerpt('x'.repeat(200), 61, 'es')).toBe(`${'x'.repeat(60)}…`);
    expect(excerpt(`y ${'a'.repeat(200)}`, 10, 'es')).toBe(`y ${'a'.repeat(7)}…`);
  });

  it('never cuts a character in two', () => {
    expect(excerpt('👩‍👩‍👧'.repeat(5), 3, 'es')).toBe('👩‍👩‍👧👩‍👩‍👧…');
  });
});
