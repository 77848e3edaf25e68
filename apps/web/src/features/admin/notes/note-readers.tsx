import { type NoteReaders, noteReaders } from '@miraco/contract/coach-notes';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface NoteReadersFieldProps {
  /** The name of the client. */
  name: string;
  value: NoteReaders;
  onChange: (readers: NoteReaders) => void;
}

/** Who reads a note: its author only, or everybody who may see the client. */
export function NoteReadersField({ name, value, onChange }: NoteReadersFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('coachNotes.readers')}>
      <Select
        value={value}
        onChange={(event) => {
          const chosen = noteReaders.find((readers) => readers === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {noteReaders.map((readers) => (
          <option key={readers} value={readers}>
            {t(`coachNotes.reader.${readers}`, { name })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
