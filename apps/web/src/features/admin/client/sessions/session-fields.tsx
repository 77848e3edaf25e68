import type { SessionReaders } from '@miraco/contract/coaching-sessions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { zoneName } from '#shared/time-zone.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { SessionDraft, SessionFaults } from './session-draft.ts';

interface SessionFieldsProps {
  /** The first name of the client. */
  name: string;
  draft: SessionDraft;
  /** Who may be chosen to read the note. */
  readers: readonly SessionReaders[];
  errorOf: (field: keyof SessionFaults) => string | undefined;
  onChange: (changes: Partial<SessionDraft>) => void;
}

/** Day and time in the coach's zone, the link, and the note with its readers. */
export function SessionFields({ name, draft, readers, errorOf, onChange }: SessionFieldsProps) {
  const { t } = useTranslation();
  const zone = zoneName(useLanguage());
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('coachingSessions.day')} error={errorOf('day')}>
          <Input
            type="date"
            name="day"
            data-autofocus
            value={draft.day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        </Field>
        <Field label={t('coachingSessions.time')} error={errorOf('time')}>
          <Input
            type="time"
            name="time"
            value={draft.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
      </div>
      <p className="-mt-1.5 text-[0.9rem] text-muted-foreground">{t('coachingSessions.zone', { zone })}</p>
      <Field
        label={t('coachingSessions.link')}
        optional
        hint={t('coachingSessions.linkHint', { name })}
        error={errorOf('link')}
      >
        <Input
          type="url"
          name="link"
          inputMode="url"
          autoComplete="off"
          value={draft.link}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      </Field>
      <Field label={t('coachingSessions.note')} optional error={errorOf('note')}>
        <Textarea
          name="note"
          rows={3}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
      <Field label={t('coachingSessions.readers')}>
        <Select
          value={draft.readers}
          onChange={(event) => {
            const chosen = readers.find((one) => one === event.target.value);
            if (chosen) onChange({ readers: chosen });
          }}
        >
          {readers.map((one) => (
            <option key={one} value={one}>
              {t(`coachingSessions.reader.${one}`, { name })}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
