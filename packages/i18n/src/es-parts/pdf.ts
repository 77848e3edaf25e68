import { pdf } from '../es/pdf.ts';

/** What only documents say. */
export const pdfTexts = {
  pdf,
};
