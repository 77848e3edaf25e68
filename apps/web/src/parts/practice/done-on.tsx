import { addDays, type Day, isReturn, knownDays } from '@miraco/domain/completions';
import { Circle, CircleCheck, CloudOff, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Button } from '#ui/button.tsx';
import { nothingSaid, type Practice, type Said } from './known.ts';
import { keyOf } from './practice-draft.ts';
import type { Practising } from './use-known.ts';

const SaidFields = optionalPart(async () => (await import('./said-fields.tsx')).SaidFields);

export interface DoneOnProps {
  exercise: { id: string };
  /** A short name of the exercise. */
  name: string;
  practice: Practice;
  keeping: Pick<Practising, 'unsent' | 'change' | 'state'>;
  day: Day;
  /** What the button says: that it was done on this day. */
  label: string;
  locked: boolean;
  /** At the end of the buttons. */
  aside?: ReactNode;
  /** Below the buttons, which stay where they are when it appears. */
  children?: ReactNode;
}

/** The day on which it was done before this one, or the latest on which that may have been; null where it never was. */
function dayBefore({ days, total }: Practice, day: Day): Day | null {
  const known = days.find((one) => one.day < day);
  if (known) return known.day;
  return total > days.length ? addDays(day, -knownDays) : null;
}

/** Says that an exercise was done on a day, with one press, and takes it back with another. Afterwards there is room to say how it was. */
export function DoneOn({ exercise, name, practice, keeping, day, label, locked, aside, children }: DoneOnProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { unsent, change, state } = keeping;
  const key = keyOf(exercise.id, day);
  const said = practice.days.find((one) => one.day === day);
  const waits = key in unsent;
  const kept = waits && state === 'unsaved';
  useUnloadGuard(waits ? state : 'untouched');
  const say = (next: Said | null) => change({ [key]: next });
  const back = open && said && isReturn(practice.frequency, dayBefore(practice, day), day);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={button}
          variant={said ? 'soft' : 'secondary'}
          size="sm"
          className="aria-disabled:cursor-default aria-disabled:opacity-100"
          disabled={locked}
          aria-pressed={Boolean(said)}
          // Not `disabled`: it would lose the focus. A second press of a double one changes nothing.
          aria-disabled={said ? true : undefined}
          aria-label={`${label}: ${name}`}
          onClick={() => {
            if (said) return;
            say(nothingSaid);
            setOpen(true);
          }}
        >
          {said ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {label}
        </Button>
        {said && !locked && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('practice.undoOne', { name })}
            onClick={() => {
              say(null);
              setOpen(false);
              button.current?.focus();
            }}
          >
            <Undo2 aria-hidden="true" />
            {t('practice.undo')}
          </Button>
        )}
        {said && !locked && !open && (
          <Button variant="ghost" size="sm" aria-label={t('practice.sayOne', { name })} onClick={() => setOpen(true)}>
            {t('practice.say')}
          </Button>
        )}
        {aside}
      </div>
      {children}
      <p role="status" className="flex items-start gap-2 text-[0.9rem] text-muted-foreground empty:hidden">
        {kept && (
          <>
            <CloudOff className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {t('practice.kept')}
          </>
        )}
        {!kept && back && t('practice.back')}
      </p>
      {said && open && !locked && <SaidFields said={said} saved={!waits} name={name} onSay={say} />}
      {said && !open && <WhatWasSaid said={said} />}
    </div>
  );
}

/** How it was, in a line. */
function WhatWasSaid({ said: { effort, note } }: { said: Said }) {
  const { t } = useTranslation();
  const parts = [effort !== null && t('practice.effort', { effort }), note].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">{parts.join(' · ')}</p>;
}
