import { type PurposeForm, type PurposeRole, purposeQuestions } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import type { Question } from './answer-choice.tsx';
import { useOwnerName } from './owner.ts';

/** The text of each question about a virtue: those of the professional purpose follow the role. */
export type QuestionTexts = Readonly<Record<Question, string>>;

export function useQuestions(form: PurposeForm, role: PurposeRole): QuestionTexts {
  const { t } = useTranslation();
  const ofClient = useOwnerName() !== null;
  const textOf = (question: Question) => {
    if (form === 'couple') return t(ofClient ? `purposeOf.couple.${question}` : `purpose.couple.${question}`);
    return t(ofClient ? `purposeOf.roles.${role}.${question}` : `purpose.roles.${role}.${question}`);
  };
  const [own, training, mid] = purposeQuestions;
  return { [own]: textOf(own), [training]: textOf(training), [mid]: textOf(mid) };
}
