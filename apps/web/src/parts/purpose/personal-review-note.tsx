import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Badge } from '#ui/badge.tsx';
import { useOwnerWords } from './owner.ts';
import { isReviewDue, nextReview } from './personal-review.ts';
import { SavedBy } from './saved-by.tsx';

interface PersonalReviewNoteProps {
  date: number;
  savedOnBehalfBy: string | null;
}

/** When the purpose was last saved and when it is to be reviewed: twice a year is recommended. Spec 2, section 9. */
export function PersonalReviewNote({ date, savedOnBehalfBy }: PersonalReviewNoteProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const due = isReviewDue(date, Date.now());
  const next = day.format(nextReview(date));
  return (
    <aside
      aria-label={t('personal.review')}
      className="flex items-start gap-3.5 rounded-lg border border-dashed p-4 sm:px-6 print:hidden"
    >
      <CalendarClock className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {due ? t('personal.reviewSince', { date: next }) : t('personal.reviewNext', { date: next })}
          {due && <Badge variant="accent">{t('personal.reviewDue')}</Badge>}
        </p>
        <p className="text-[0.95rem] text-muted-foreground">{say('personal.reviewAdvice')}</p>
        <SavedBy date={date} savedOnBehalfBy={savedOnBehalfBy} />
      </div>
    </aside>
  );
}
