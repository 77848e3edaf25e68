import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useHeldChanges } from '#features/admin/client/in-place/use-held-changes.ts';
import { useSaveInPlace } from '#features/admin/client/in-place/use-save-in-place.ts';
import { useOwnerWords } from '#parts/purpose/owner.ts';
import { useStatement } from '#parts/purpose/personal-statement.tsx';
import { isTooLong } from '#parts/purpose/personal-text.tsx';
import { PersonalWordsField } from '#parts/purpose/personal-words-field.tsx';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import type { PersonalPartProps } from './personal-choices.tsx';

interface WordsChange {
  purpose?: string;
}

const nothing: WordsChange = {};
const noChoices = { motivate: [], dimension: null, duration: null };

/** The purpose in the client's own words, to read and to write in their place. */
export function PersonalOwnWords({ user, data, locked }: PersonalPartProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const { impact } = trpc.useUtils();
  const [writing, setWriting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const held = useHeldChanges(nothing);
  const statement = useStatement(data.personal ?? noChoices, data.words).join(' ');
  const stored = data.personal?.purpose ?? '';
  const purpose = held.changes.purpose ?? stored;
  const end = () => {
    held.discard();
    setWriting(false);
  };
  const saving = useSaveInPlace({
    user,
    send: (written: string, call) =>
      api.impact.personal.editPurpose.mutate({ user: user.id, purpose: written }, call()),
    refresh: () => impact.personal.get.fetch({ user: user.id }, { staleTime: 0 }),
    onSaved: end,
  });
  const save = () => {
    if (isTooLong(purpose)) field.current?.focus();
    else void saving.send(purpose);
  };
  return (
    <InPlace
      name={user.firstname}
      label={say('personal.words')}
      button={t('inPlace.writeWords')}
      locked={locked}
      writing={writing}
      onWriting={setWriting}
      unsaved={held.unsaved}
      saving={saving}
      onSave={save}
      onDiscard={end}
    >
      {writing ? (
        <div className="grid gap-5">
          <PersonalWordsField
            fieldRef={field}
            value={purpose}
            statement={statement}
            readOnly={false}
            onChange={(text) => held.change({ purpose: text })}
          />
        </div>
      ) : (
        <Card>
          <h3 className="mb-3">{say('personal.words')}</h3>
          {stored ? (
            <ClampedText>{stored}</ClampedText>
          ) : (
            <p className="text-muted-foreground">{t('inPlace.notWritten')}</p>
          )}
        </Card>
      )}
    </InPlace>
  );
}
