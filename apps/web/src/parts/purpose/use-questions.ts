import type { PurposeForm, PurposeRole } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import type { Question } from './answer-choice.tsx';
import { useOwnerName } from './owner.ts';

/** The questions about a virtue as they are asked: those of the professional purpose follow the role. */
export function useQuestions(form: PurposeForm, role: PurposeRole): (question: Question) => string {
  const { t } = useTranslation();
  const name = useOwnerName();
  if (name !== null) {
    return (question) =>
      form === 'couple' ? t(`purposeOf.couple.${question}`) : t(`purposeOf.roles.${role}.${question}`);
  }
  return (question) => (form === 'couple' ? t(`purpose.couple.${question}`) : t(`purpose.roles.${role}.${question}`));
}
