import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { askAlongside } from './ask.ts';
import { ExerciseAlongside } from './exercise-alongside.tsx';

interface ExercisesAlongsideProps {
  user: string;
  /** The first name of the client, for the coach; absent for the client. */
  name?: string;
  words: Outputs['method']['virtues'];
  className?: string;
}

/** As many are shown at first, the most often done. */
const atFirst = 4;

/** Each exercise of the last months beside the wellness and the evaluation of its virtue; nothing while none was done in three weeks. */
export function ExercisesAlongside({ user, name, words, className }: ExercisesAlongsideProps) {
  const { t } = useTranslation();
  const id = useId();
  const [all, setAll] = useState(false);
  const { data } = useScreen((ask) => ({ found: askAlongside(ask, user) }));
  const found = data?.found ?? [];
  if (found.length === 0) return null;
  const shown = all ? found : found.slice(0, atFirst);
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{t('alongside.title')}</h2>
      <p className="measure mt-2 mb-5 text-muted-foreground">
        {t(name === undefined ? 'alongside.lead' : 'alongside.leadOf')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        {shown.map(({ exercise, found: weeks }) => (
          <ExerciseAlongside key={exercise.id} exercise={exercise} found={weeks} name={name} words={words} />
        ))}
      </div>
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-5" onClick={() => setAll(true)}>
          {t('alongside.more', { count: found.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
