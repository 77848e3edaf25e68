import { evaluate } from '../en/evaluate.ts';
import { landing } from '../en/landing.ts';
import { seo } from '../en/seo.ts';

/** The public pages, and what search engines are told about them. */
export const publicTexts = {
  evaluate,
  landing,
  seo,
};
