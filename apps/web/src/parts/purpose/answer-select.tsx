import { enabledAnswers, type PurposeAnswer, type PurposeAnswers } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { useOwnerName } from './owner.ts';
import type { PurposeRow } from './purpose-rows.ts';

export const questions = ['own', 'training', 'mid'] as const satisfies (keyof PurposeAnswers)[];
export type Question = (typeof questions)[number];

interface AnswerSelectProps {
  /** The id, for a label elsewhere. */
  id?: string;
  row: PurposeRow;
  question: Question;
  /** The question as it is asked. */
  asked: string;
  /** The name of the virtue. */
  name: string;
  readOnly: boolean;
  onAnswer: (change: Partial<PurposeAnswers>) => void;
}

const optionOf = (answer: PurposeAnswer) => (answer === null ? '' : String(answer));
const answerOf = (value: string): PurposeAnswer => (value === '' ? null : value === 'true');

/** One answer about a virtue: not yet, yes or no. The other answers decide which can be chosen. Spec 2, section 4. */
export function AnswerSelect({ id, row, question, asked, name, readOnly, onAnswer }: AnswerSelectProps) {
  const { t } = useTranslation();
  const isOfClient = useOwnerName() !== null;
  const enabled = { own: true, ...enabledAnswers(row.kind, row.answers) }[question];
  if (isOfClient && readOnly) return <ReadAnswer answer={row.answers[question]} enabled={enabled} />;
  return (
    <Select
      id={id}
      aria-label={t('purpose.answerTo', { question: asked, virtue: name })}
      value={optionOf(row.answers[question])}
      disabled={readOnly || !enabled}
      onChange={({ target }) => onAnswer({ [question]: answerOf(target.value) })}
    >
      <option value="">{enabled ? t('purpose.choose') : '–'}</option>
      <option value="true">{t('purpose.yes')}</option>
      <option value="false">{t('purpose.no')}</option>
    </Select>
  );
}

function ReadAnswer({ answer, enabled }: { answer: PurposeAnswer; enabled: boolean }) {
  const { t } = useTranslation();
  if (answer !== null) return <span className="font-medium">{t(answer ? 'purpose.yes' : 'purpose.no')}</span>;
  return <span className="text-muted-foreground">{enabled ? t('inPlace.notAnswered') : '–'}</span>;
}
