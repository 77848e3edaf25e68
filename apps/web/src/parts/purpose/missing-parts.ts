import { missingInPersonal, type PersonalPart } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { useOwnerWords } from './owner.ts';
import { listVirtues, type PersonalData } from './personal-data.ts';

type Personal = NonNullable<PersonalData['personal']>;

/** What the form leaves empty, as a sentence; empty if nothing. The client’s own words are asked for elsewhere. */
export function useMissingParts(personal: Personal | null): string {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  const titles: Readonly<Record<Exclude<PersonalPart, 'purpose'>, string>> = {
    motivate: say('personal.motivation'),
    dimension: t('personal.dimension'),
    duration: t('personal.duration'),
    lifeproject: say('personal.project'),
  };
  const missing = (personal ? missingInPersonal(personal) : [])
    .flatMap((part) => (part === 'purpose' ? [] : [titles[part]]))
    .map((title) => title.charAt(0).toLocaleLowerCase(language) + title.slice(1));
  return missing.length > 0 ? t('personal.missing', { parts: listVirtues(missing, language) }) : '';
}

/** Whether nothing of a personal purpose is left empty. */
export const isWhole = (personal: Personal | null) => personal !== null && missingInPersonal(personal).length === 0;
