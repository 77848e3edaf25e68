import type { Language } from '@miraco/domain/languages';
import { createInstance, type TFunction } from 'i18next';
import { allTexts } from './all-texts.ts';

const resources = Object.fromEntries([...allTexts].map(([language, texts]) => [language, { translation: texts }]));

const instance = createInstance();
void instance.init({ resources, initAsync: false, interpolation: { escapeValue: false } });

/** Finds the words of one language by their keys. */
export type Translator = TFunction;

/** Translates into one language, independently of others in use: each mail and PDF has its own. */
export function translator(language: Language): Translator {
  return instance.getFixedT(language);
}
