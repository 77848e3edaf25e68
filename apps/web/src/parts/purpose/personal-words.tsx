import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import { api } from '#shared/trpc/trpc.ts';
import { GreatDialog } from './great-dialog.tsx';
import { useMissingParts } from './missing-parts.ts';
import type { PersonalData } from './personal-data.ts';
import { PersonalSave } from './personal-save.tsx';
import { isTooLong } from './personal-text.tsx';
import { PersonalWordsField } from './personal-words-field.tsx';
import { useSavePersonal } from './use-save-personal.ts';

interface PurposeChanges {
  readonly purpose?: string;
}

const parsePurpose = ({ purpose }: Readonly<Record<string, unknown>>): PurposeChanges =>
  typeof purpose === 'string' ? { purpose } : {};

interface PersonalWordsProps {
  user: string;
  personal: PersonalData['personal'];
  /** The generated statement, offered as a start. */
  statement: string;
  readOnly: boolean;
  /** The user has acknowledged that the purpose is saved. */
  onSaved?: (() => void) | undefined;
}

/** The purpose in the client's own words, which they save themselves. Spec 2, section 2. */
export function PersonalWords({ user, personal, statement, readOnly, onSaved }: PersonalWordsProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptChanges(`personalpurpose.${user}`, parsePurpose);
  const missing = useMissingParts(personal);
  const withChanges = (changes: PurposeChanges) => changes.purpose ?? personal?.purpose ?? '';
  const purpose = withChanges(kept.changes);
  const saving = useSavePersonal({
    user,
    kept,
    send: (changes, call) => api.impact.personal.editPurpose.mutate({ user, purpose: withChanges(changes) }, call()),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong(purpose)) field.current?.focus();
    else if (!readOnly) void saving.send(kept.changes);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <PersonalWordsField
        fieldRef={field}
        value={purpose}
        statement={statement}
        readOnly={readOnly}
        onChange={(text) => kept.change({ purpose: text })}
      />
      {!readOnly && <PersonalSave label={t('personal.saveWords')} unsaved={kept.unsaved} saving={saving} />}
      <GreatDialog
        open={saving.done}
        title={t('impact.saved')}
        onClose={() => {
          saving.dismiss();
          onSaved?.();
        }}
      >
        {missing} {t('personal.reviewAdvice')}
      </GreatDialog>
    </form>
  );
}
