import type { TFunction } from 'i18next';

/** What is said about a copied key or codes. */
export const copiedWords = (t: TFunction) => ({
  copied: t('security.copied'),
  failed: t('security.notCopied'),
  failedText: t('security.notCopiedText'),
});
