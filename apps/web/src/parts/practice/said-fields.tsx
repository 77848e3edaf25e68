import { hardest, longestLine } from '@miraco/domain/completions';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Success } from '#ui/success.tsx';
import type { Said } from './known.ts';

const efforts = Array.from({ length: hardest + 1 }, (_, effort) => ({ value: `${effort}`, label: `${effort}` }));

interface SaidFieldsProps {
  said: Said;
  /** The server has all of it. */
  saved: boolean;
  /** A short name of the exercise. */
  name: string;
  onSay: (said: Said) => void;
}

/** How hard it was, and a line about it: both optional, and saved as they are given. */
export function SaidFields({ said: { effort, note }, saved, name, onSay }: SaidFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-primary/30 pl-3.5">
      <div className="grid gap-1.5">
        <p className="font-medium leading-snug">
          {t('practice.howHard')} <span className="font-normal text-muted-foreground">({t('common.optional')})</span>
        </p>
        <Segmented
          label={t('practice.howHardOne', { name, hardest })}
          options={efforts}
          value={effort === null ? null : `${effort}`}
          disabled={false}
          onChoose={(value) => onSay({ note, effort: value === null ? null : Number(value) })}
        />
        <p className="flex justify-between gap-3 text-[0.85rem] text-muted-foreground" aria-hidden="true">
          <span>{t('practice.easiest')}</span>
          <span>{t('practice.hardest')}</span>
        </p>
      </div>
      <Field label={t('practice.note')} optional>
        <Input
          value={note}
          maxLength={longestLine}
          autoComplete="off"
          onChange={({ target }) => onSay({ effort, note: target.value })}
        />
      </Field>
      <Success className="text-[0.9rem] text-muted-foreground">
        {saved && (effort !== null || note !== '') && t('practice.saved')}
      </Success>
    </div>
  );
}
