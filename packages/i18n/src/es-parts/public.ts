import { evaluate } from '../es/evaluate.ts';
import { landing } from '../es/landing.ts';
import { seo } from '../es/seo.ts';

/** The public pages, and what search engines are told about them. */
export const publicTexts = {
  evaluate,
  landing,
  seo,
};
