import { pdf } from '../en/pdf.ts';

/** What only documents say. */
export const pdfTexts = {
  pdf,
};
