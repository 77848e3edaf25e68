import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useInPlace } from '#features/admin/client/in-place/use-in-place.ts';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const statement = useStatement(data.personal ?? noChoices, data.words).join(' ');
  const stored = data.personal?.purpose ?? '';
  const place = useInPlace({
    user,
    nothing,
    send: ({ purpose: written = stored }: WordsChange, call) =>
      api.impact.personal.editPurpose.mutate({ user: user.id, purpose: written }, call()),
    refresh: () => impact.personal.get.fetch({ user: user.id }, { staleTime: 0 }),
  });
  const purpose = place.changes.purpose ?? stored;
  const save = () => {
    if (isTooLong(purpose)) field.current?.focus();
    else place.save();
  };
  return (
    <InPlace place={place} label={say('personal.words')} button={t('inPlace.writeWords')} locked={locked} onSave={save}>
      {place.writing ? (
        <div className="grid gap-5">
          <PersonalWordsField
            fieldRef={field}
            value={purpose}
            statement={statement}
            readOnly={false}
            onChange={(text) => place.change({ purpose: text })}
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
