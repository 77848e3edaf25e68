import { createInstance, type TFunction } from 'i18next';
import { en } from './en.ts';
import { es } from './es.ts';

const resources = { es: { translation: es }, en: { translation: en } };

const instance = createInstance();
void instance.init({ resources, initAsync: false, interpolation: { escapeValue: false } });

/** Finds the words of one language by their keys. */
export type Translator = TFunction;

/** Translates into one language whatever anybody else is reading: mails and PDFs carry their own. */
export function translator(language: keyof typeof resources): Translator {
  return instance.getFixedT(language);
}
