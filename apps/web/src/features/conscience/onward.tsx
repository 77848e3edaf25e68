import { BookOpenText, CalendarCheck, Dumbbell, Lock, PenLine, SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

const steps = [
  { step: 'weekly', Icon: CalendarCheck },
  { step: 'evaluation', Icon: SearchCheck },
  { step: 'training', Icon: Dumbbell },
  { step: 'guides', Icon: BookOpenText },
  { step: 'manifest', Icon: PenLine },
] as const;

/** The way on to Responsibility: locked, with the reason, for as long as Conscience is open. Spec 1, sections 2 and 4. */
export function Onward({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={`mt-12 rounded-lg border p-5 sm:p-7 ${locked ? 'border-dashed' : 'bg-card shadow-raised'}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t('resume.onward.title')}</h2>
        {locked && (
          <Badge>
            <Lock aria-hidden="true" />
            {t('resume.onward.locked')}
          </Badge>
        )}
      </div>
      <p className="measure mt-2 text-muted-foreground">{locked ? t('nav.lockedReason') : t('resume.onward.open')}</p>
      <ul
        className={`mt-4 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3 ${locked ? 'text-muted-foreground' : ''}`}
      >
        {steps.map(({ step, Icon }) => (
          <li key={step} className="flex items-center gap-3">
            <Icon className={`size-5 shrink-0 ${locked ? '' : 'text-primary'}`} aria-hidden="true" />
            {t(`resume.onward.${step}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
