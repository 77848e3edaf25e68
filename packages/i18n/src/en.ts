import { mail } from './en/mail.ts';
import { accountTexts } from './en-parts/account.ts';
import { adminTexts } from './en-parts/admin.ts';
import { clientTexts } from './en-parts/client.ts';
import { conscienceTexts } from './en-parts/conscience.ts';
import { coreTexts } from './en-parts/core.ts';
import { impactTexts } from './en-parts/impact.ts';
import { pdfTexts } from './en-parts/pdf.ts';
import { publicTexts } from './en-parts/public.ts';
import { responsibilityTexts } from './en-parts/responsibility.ts';
import { signInTexts } from './en-parts/sign-in.ts';
import type { Resources } from './resources.ts';

/** Every text. The browser loads the parts that its page needs. */
export const en = {
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
} satisfies Resources;
