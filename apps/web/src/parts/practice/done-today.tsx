import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '#shared/day-here.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Button } from '#ui/button.tsx';
import { DoneOn } from './done-on.tsx';
import { Dots } from './dots.tsx';
import { practiceOf } from './known.ts';
import type { Practising } from './use-known.ts';

const OtherDay = optionalPart(async () => (await import('./other-day.tsx')).OtherDay);

interface DoneTodayProps {
  exercise: Parameters<typeof practiceOf>[1];
  /** A short name of the exercise. */
  name: string;
  practising: Practising;
  locked: boolean;
}

/** Whether an exercise was done today, and in its latest periods. */
export function DoneToday({ exercise, name, practising, locked }: DoneTodayProps) {
  const { t } = useTranslation();
  const today = useToday();
  const [other, setOther] = useState(false);
  const { known } = practising;
  if (!known) return null;
  const practice = practiceOf(known, exercise);
  const day = { exercise, name, practice, keeping: practising, locked };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DoneOn
        {...day}
        day={today}
        label={t('practice.today')}
        aside={
          !locked && (
            <Button
              variant="ghost"
              size="sm"
              className="text-muted-foreground"
              aria-expanded={other}
              aria-label={t('practice.otherDayOne', { name })}
              onClick={() => setOther(!other)}
            >
              {t('practice.otherDay')}
            </Button>
          )
        }
      >
        <Dots practice={practice} today={today} />
      </DoneOn>
      {other && <OtherDay {...day} today={today} />}
    </div>
  );
}
