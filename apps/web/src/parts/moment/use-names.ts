import type { Named } from '@miraco/domain/moments';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type VirtueWords = Outputs['method']['virtues'];

/** Lists virtues within a sentence: "joy, fairness, loyalty, and 5 more". Empty if none is named. */
export function useNames(words: VirtueWords): (virtues: Named) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = new Intl.ListFormat(language);
  const nameOf = (virtue: Virtue) => words[virtue].name[language].toLocaleLowerCase(language);
  return ({ named, more }) =>
    list.format([...named.map(nameOf), ...(more > 0 ? [t('moment.others', { count: more })] : [])]);
}
