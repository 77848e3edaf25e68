import { mail } from './es/mail.ts';
import { accountTexts } from './es-parts/account.ts';
import { adminTexts } from './es-parts/admin.ts';
import { clientTexts } from './es-parts/client.ts';
import { conscienceTexts } from './es-parts/conscience.ts';
import { coreTexts } from './es-parts/core.ts';
import { impactTexts } from './es-parts/impact.ts';
import { pdfTexts } from './es-parts/pdf.ts';
import { publicTexts } from './es-parts/public.ts';
import { responsibilityTexts } from './es-parts/responsibility.ts';
import { signInTexts } from './es-parts/sign-in.ts';

/** Every text. The browser loads the parts that its page needs. */
export const es = {
  ...coreTexts,
  ...signInTexts,
  ...accountTexts,
  ...clientTexts,
  ...conscienceTexts,
  ...responsibilityTexts,
  ...impactTexts,
  ...adminTexts,
  ...pdfTexts,
  ...publicTexts,
  mail,
};
