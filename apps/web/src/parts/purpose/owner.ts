import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

const OwnerContext = createContext<string | null>(null);

/** Gives the forms below the first name of their client: they speak of them by name. Without it they speak to the client. */
export const PurposeOwner = OwnerContext.Provider;

/** The first name of the client whose purpose somebody on the team reads or writes; null where the client does. */
export const useOwnerName = (): string | null => useContext(OwnerContext);

/** The texts that speak to the client, and the same of the client. */
const texts = {
  'personal.moves': 'purposeOf.moves',
  'personal.peopleOf': 'purposeOf.peopleOf',
  'personal.creationsOf': 'purposeOf.creationsOf',
  'personal.project': 'purposeOf.project',
  'personal.words': 'purposeOf.words',
  'personal.wordsHint': 'purposeOf.wordsHint',
  'personal.begin': 'purposeOf.begin',
  'personal.reviewAdvice': 'purposeOf.reviewAdvice',
  'personal.motivation': 'purposeOf.motivation',
  'personal.motivationHint': 'purposeOf.motivationHint',
  'personal.chosen': 'purposeOf.chosen',
  'personal.noStrong': 'purposeOf.noStrong',
  'personal.droppedText': 'purposeOf.droppedText',
  'personal.setAside': 'purposeOf.setAside',
  'personal.people': 'purposeOf.people',
  'personal.peopleHint': 'purposeOf.peopleHint',
  'personal.creations': 'purposeOf.creations',
  'personal.creationsHint': 'purposeOf.creationsHint',
  'personal.ownCreation': 'purposeOf.ownCreation',
  'personal.polarAbout': 'purposeOf.polarAbout',
  'personal.durationHint': 'purposeOf.durationHint',
  'personal.projectLabel': 'purposeOf.projectLabel',
  'personal.projectHint': 'purposeOf.projectHint',
  'purpose.result': 'purposeOf.result',
  'purpose.action': 'purposeOf.action',
  'purpose.role': 'purposeOf.role',
  'purpose.roleHint': 'purposeOf.roleHint',
  'purpose.roleAssumed': 'purposeOf.roleAssumed',
  'purpose.company.weakAbout': 'purposeOf.company.weakAbout',
  'purpose.company.hardAbout': 'purposeOf.company.hardAbout',
  'purpose.couple.weakAbout': 'purposeOf.couple.weakAbout',
  'purpose.couple.hardAbout': 'purposeOf.couple.hardAbout',
  'purpose.complementaryAbout': 'purposeOf.complementaryAbout',
  'purpose.coupleTexts': 'purposeOf.coupleTexts',
  'purpose.coupleTextsAbout': 'purposeOf.coupleTextsAbout',
  'purpose.virtuesCouple': 'purposeOf.virtuesCouple',
  'purpose.virtuesCoupleHint': 'purposeOf.virtuesCoupleHint',
  'purpose.potential': 'purposeOf.potential',
  'purpose.potentialHint': 'purposeOf.potentialHint',
} as const;

/** A text in the voice of the page: to the client, or of them by name. */
export function useOwnerWords() {
  const { t } = useTranslation();
  const name = useOwnerName();
  return (key: keyof typeof texts, values: Record<string, string | number> = {}): string =>
    name === null ? t(key, values) : t(texts[key], { ...values, name });
}
