import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import { userId } from '#shared/session/session.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { GreatDialog } from './great-dialog.tsx';
import type { PersonalData } from './personal-data.ts';
import { PersonalSave } from './personal-save.tsx';
import { isTooLong, PersonalText } from './personal-text.tsx';
import { useSavePersonal } from './use-save-personal.ts';

interface PurposeChanges {
  readonly purpose?: string;
}

const parsePurpose = ({ purpose }: Readonly<Record<string, unknown>>): PurposeChanges =>
  typeof purpose === 'string' ? { purpose } : {};

const starters = ['serve', 'give', 'remain'] as const;

interface PersonalWordsProps {
  user: string;
  personal: PersonalData['personal'];
  /** The generated statement, offered as a start. */
  statement: string;
  readOnly: boolean;
}

/** The purpose in the client's own words, with a few suggested openings. Spec 2, section 2. */
export function PersonalWords({ user, personal, statement, readOnly }: PersonalWordsProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptChanges(`personalpurpose.${user}`, parsePurpose);
  const withChanges = (changes: PurposeChanges) => changes.purpose ?? personal?.purpose ?? '';
  const purpose = withChanges(kept.changes);
  const saving = useSavePersonal({
    user,
    kept,
    send: (changes, call) => api.impact.personal.editPurpose.mutate({ user, purpose: withChanges(changes) }, call()),
  });
  const own = userId() === user;

  const begin = (words: string) => {
    const before = purpose.trimEnd();
    kept.change({ purpose: before === '' ? words : `${before}\n${words}` });
    // Once the words are in the field: the user continues after them.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong(purpose)) field.current?.focus();
    else if (!readOnly) void saving.send(kept.changes);
  };
  const beginnings = [
    ...(statement ? [{ label: t('personal.startComposed'), words: statement }] : []),
    ...starters.map((starter) => ({
      label: t(`personal.starters.${starter}`),
      words: t(`personal.starters.${starter}`),
    })),
  ];

  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <PersonalText
        tall
        fieldRef={field}
        label={t('personal.words')}
        hint={t('personal.wordsHint')}
        value={purpose}
        readOnly={readOnly}
        onChange={(text) => kept.change({ purpose: text })}
      />
      {!readOnly && (
        <>
          <div className="print:hidden">
            <p className="mb-2 text-[0.9rem] text-muted-foreground">{t('personal.begin')}</p>
            <ul className="flex flex-wrap gap-2">
              {beginnings.map(({ label, words }) => (
                <li key={label}>
                  <Button variant="soft" size="sm" onClick={() => begin(words)}>
                    {label}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <PersonalSave label={t('personal.saveWords')} unsaved={kept.unsaved} saving={saving} />
        </>
      )}
      <GreatDialog
        open={saving.done}
        title={own ? t('impact.saved') : t('personal.savedForClient')}
        onClose={saving.dismiss}
      >
        {t('personal.reviewAdvice')}
      </GreatDialog>
    </form>
  );
}
