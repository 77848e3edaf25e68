import { inEachLanguage, languages } from '@miraco/domain/languages';
import { describe, expect, test } from 'vitest';
import { checkGuide, sameGuide, storedGuide, textPath, textPlaces, withText } from './guide-form-values.ts';

const empty = storedGuide(null);

test('a virtue without a guide starts with empty texts in every language', () => {
  expect(empty).toEqual({ url: '', texts: inEachLanguage(() => ['', '']) });
});

describe.each(languages.flatMap((language) => textPlaces.map((place) => [language, place] as const)))(
  'text %s %i',
  (language, place) => {
    const changed = withText(empty, language, place, '<p>a</p>');

    test('is changed without the others', () => {
      expect(changed.texts[language][place]).toBe('<p>a</p>');
      expect(withText(changed, language, place, '')).toEqual(empty);
    });

    test('makes the guide a changed one', () => {
      expect(sameGuide(changed, empty)).toBe(false);
      expect(sameGuide(changed, withText(empty, language, place, '<p>a</p>'))).toBe(true);
    });

    test('is reported under its own path where it is too long', () => {
      const checked = checkGuide(withText(empty, language, place, 'a'.repeat(50_001)), []);
      expect(checked).toEqual({ faults: { [textPath(language, place)]: 'validation.tooLong' } });
    });
  },
);

test('an invalid video is reported before faults of the texts', () => {
  const checked = checkGuide({ ...withText(empty, 'es', 0, 'a'.repeat(50_001)), url: 'nothing' }, []);
  expect('faults' in checked && Object.keys(checked.faults)).toEqual(['url', 'texts.es.0']);
});

test('a video is taken of the hosts that are shown, and of no other', () => {
  const guide = { ...empty, url: 'https://vimeo.com/76979871' };
  expect(checkGuide(guide, ['vimeo.com'])).toEqual({ values: guide });
  expect(checkGuide(guide, ['youtube.com'])).toEqual({ faults: { url: 'guide.videoHost' } });
});
