import { virtuesRated } from '@miraco/domain/ratings';
import { type FormEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import { api } from '#shared/trpc/trpc.ts';
import { GreatDialog } from './great-dialog.tsx';
import { useMissingParts } from './missing-parts.ts';
import { mergePersonal, type PersonalChanges, parsePersonal } from './personal-changes.ts';
import type { PersonalData } from './personal-data.ts';
import { PersonalFields } from './personal-fields.tsx';
import { holdsTooLong, keepable } from './personal-keepable.ts';
import { PersonalSave } from './personal-save.tsx';
import { useSavePersonal } from './use-save-personal.ts';

interface PersonalFormProps {
  user: string;
  /** From usePersonalData(user): the form fetches nothing itself. */
  data: PersonalData;
  readOnly?: boolean;
  /** The user has acknowledged the confirmation. */
  onSaved?: () => void;
}

/** The personal purpose as its client fills it in. Spec 2, sections 3 and 5. */
export function PersonalForm({ user, data, readOnly = false, onSaved }: PersonalFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptChanges(`personal.${user}`, parsePersonal);
  const strong = useMemo(() => virtuesRated(data.overview.ratings, 'fuerte'), [data.overview.ratings]);
  const missing = useMissingParts(data.personal);
  const withChanges = (changes: PersonalChanges) => mergePersonal(data.personal, changes, strong);
  const content = withChanges(kept.changes);
  const saving = useSavePersonal({
    user,
    kept,
    send: (changes, call) => api.impact.personal.edit.mutate({ ...keepable(withChanges(changes)), user }, call()),
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (readOnly) return;
    if (holdsTooLong(content)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else void saving.send(kept.changes);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-12">
      <PersonalFields data={data} content={content} readOnly={readOnly} onChange={kept.change} />
      {!readOnly && (
        <PersonalSave label={t('personal.save')} personal={data.personal} unsaved={kept.unsaved} saving={saving} />
      )}
      <GreatDialog
        open={saving.done}
        title={t('impact.saved')}
        onClose={() => {
          saving.dismiss();
          onSaved?.();
        }}
      >
        {missing} {t('personal.savedNext')}
      </GreatDialog>
    </form>
  );
}
