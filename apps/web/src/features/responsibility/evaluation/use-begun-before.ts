import type { Evaluation } from '@miraco/domain/evaluation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useLanguage } from '#shared/language/language.ts';

/** What is said where its draft is of an earlier day, or where today's has been sent already; empty for a new one. */
export function useBegunBefore(fromServer: Stored<Evaluation> | null, today: number | undefined): string {
  const { t } = useTranslation();
  const language = useLanguage();
  // Fixed when the screen opens: answers filled in from now on belong to that day.
  const [found] = useState(fromServer);
  const day = dateFormat(language, { dateStyle: 'long' });
  const isOld = found && !found.registered && day.format(found.date) !== day.format();
  return [
    isOld && t('evaluation.resumedFrom', { date: day.format(found.date) }),
    today !== undefined && t('evaluation.sentToday'),
  ]
    .filter(Boolean)
    .join(' ');
}
