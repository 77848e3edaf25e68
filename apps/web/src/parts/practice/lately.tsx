import { lately } from '@miraco/domain/alongside';
import type { Day } from '@miraco/domain/completions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Dots } from './dots.tsx';
import type { Practice } from './known.ts';

interface LatelyProps {
  practice: Practice;
  /** Where the client is. */
  today: Day;
}

/** How an exercise has gone lately, for the coach; nothing where it was never done. */
export function Lately({ practice, today }: LatelyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (practice.total === 0) return null;
  const { times, weeks, effort, said } = lately(practice.days, today);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const facts = [
    t('alongside.inWeeks', { count: times, weeks }),
    effort !== null && t('alongside.meanEffort', { effort: number.format(effort) }),
  ].filter(Boolean);
  return (
    <div className="grid gap-1 text-[0.9rem] text-muted-foreground">
      <Dots practice={practice} today={today} />
      <p>{facts.join(' · ')}</p>
      {said && <p className="line-clamp-2 [overflow-wrap:anywhere]">{t('alongside.quoted', { note: said.note })}</p>}
    </div>
  );
}
