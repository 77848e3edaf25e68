import { addDays, type Day, latestDays } from '@miraco/domain/completions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { DoneOn, type DoneOnProps } from './done-on.tsx';

interface OtherDayProps extends Omit<DoneOnProps, 'day' | 'label'> {
  today: Day;
}

/** Says that an exercise was done on one of the latest days. */
export function OtherDay({ today, ...props }: OtherDayProps) {
  const { t } = useTranslation();
  const yesterday = addDays(today, -1);
  const first = addDays(today, -latestDays);
  const [day, setDay] = useState(yesterday);
  const isOffered = day >= first && day <= yesterday;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-primary/30 pl-3.5">
      <Field label={t('practice.whichDay')} className="w-44">
        <Input type="date" min={first} max={yesterday} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      {isOffered && <DoneOn key={day} {...props} day={day} label={t('practice.thatDay')} />}
    </div>
  );
}
