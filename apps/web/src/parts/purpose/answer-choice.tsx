import type { PurposeAnswer, PurposeAnswers, purposeQuestions } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#ui/segmented.tsx';
import { useOwnerName } from './owner.ts';

export type Question = (typeof purposeQuestions)[number];

interface AnswerChoiceProps {
  virtue: Virtue;
  question: Question;
  /** The question as it is asked. */
  asked: string;
  /** The name of the virtue. */
  name: string;
  answer: PurposeAnswer;
  /** The other answers decide which can be chosen. Spec 2, section 4. */
  enabled: boolean;
  readOnly: boolean;
  onAnswer: (virtue: Virtue, change: Partial<PurposeAnswers>) => void;
}

/** One answer about a virtue: not yet, yes or no. Memoized: an answer does not render those of the other virtues. */
export const AnswerChoice = memo(function AnswerChoice(props: AnswerChoiceProps) {
  const { virtue, question, asked, name, answer, enabled, readOnly, onAnswer } = props;
  const { t } = useTranslation();
  const isOfClient = useOwnerName() !== null;
  if (isOfClient && readOnly) return <ReadAnswer answer={answer} enabled={enabled} />;
  return (
    <Segmented
      label={t('purpose.answerTo', { question: asked, virtue: name })}
      options={[
        { value: 'true', label: t('purpose.yes') },
        { value: 'false', label: t('purpose.no') },
      ]}
      value={answer === null ? null : `${answer}`}
      disabled={readOnly || !enabled}
      onChoose={(value) => onAnswer(virtue, { [question]: value && value === 'true' })}
    />
  );
});

function ReadAnswer({ answer, enabled }: { answer: PurposeAnswer; enabled: boolean }) {
  const { t } = useTranslation();
  if (answer !== null) return <span className="font-medium">{t(answer ? 'purpose.yes' : 'purpose.no')}</span>;
  return <span className="text-muted-foreground">{enabled ? t('inPlace.notAnswered') : '–'}</span>;
}
