import { enabledAnswers, type PurposeAnswer, type PurposeAnswers } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#ui/segmented.tsx';
import { useOwnerName } from './owner.ts';
import type { PurposeRow } from './purpose-rows.ts';

export const questions = ['own', 'training', 'mid'] as const satisfies (keyof PurposeAnswers)[];
export type Question = (typeof questions)[number];

interface AnswerChoiceProps {
  row: PurposeRow;
  question: Question;
  /** The question as it is asked. */
  asked: string;
  /** The name of the virtue. */
  name: string;
  readOnly: boolean;
  onAnswer: (change: Partial<PurposeAnswers>) => void;
}

/** One answer about a virtue: not yet, yes or no. The other answers decide which can be chosen. Spec 2, section 4. */
export function AnswerChoice({ row, question, asked, name, readOnly, onAnswer }: AnswerChoiceProps) {
  const { t } = useTranslation();
  const isOfClient = useOwnerName() !== null;
  const enabled = { own: true, ...enabledAnswers(row.kind, row.answers) }[question];
  const given = row.answers[question];
  if (isOfClient && readOnly) return <ReadAnswer answer={given} enabled={enabled} />;
  return (
    <Segmented
      label={t('purpose.answerTo', { question: asked, virtue: name })}
      options={[
        { value: 'true', label: t('purpose.yes') },
        { value: 'false', label: t('purpose.no') },
      ]}
      value={given === null ? null : `${given}`}
      disabled={readOnly || !enabled}
      onChoose={(value) => onAnswer({ [question]: value && value === 'true' })}
    />
  );
}

function ReadAnswer({ answer, enabled }: { answer: PurposeAnswer; enabled: boolean }) {
  const { t } = useTranslation();
  if (answer !== null) return <span className="font-medium">{t(answer ? 'purpose.yes' : 'purpose.no')}</span>;
  return <span className="text-muted-foreground">{enabled ? t('inPlace.notAnswered') : '–'}</span>;
}
