import { virtuesRated } from '@miraco/domain/ratings';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useInPlace } from '#features/admin/client/in-place/use-in-place.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { useOwnerWords } from '#parts/purpose/owner.ts';
import { mergePersonal, type PersonalChanges } from '#parts/purpose/personal-changes.ts';
import type { PersonalData } from '#parts/purpose/personal-data.ts';
import { PersonalFields } from '#parts/purpose/personal-fields.tsx';
import { holdsTooLong, keepable } from '#parts/purpose/personal-keepable.ts';
import { PersonalStatement } from '#parts/purpose/personal-statement.tsx';
import { api, trpc } from '#shared/trpc/trpc.ts';

export interface PersonalPartProps {
  user: ClientData['user'];
  data: PersonalData;
  locked: boolean;
}

const nothing: PersonalChanges = {};

/** What moves the client, as a statement to read and as a form to write in their place. */
export function PersonalChoices({ user, data, locked }: PersonalPartProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const { conscience, impact } = trpc.useUtils();
  const fields = useRef<HTMLDivElement>(null);
  const withChanges = (changes: PersonalChanges) =>
    mergePersonal(data.personal, changes, virtuesRated(data.overview.ratings, 'fuerte'));
  const place = useInPlace({
    user,
    nothing,
    send: (changes: PersonalChanges, call) =>
      api.impact.personal.edit.mutate({ ...keepable(withChanges(changes)), user: user.id }, call()),
    refresh: () =>
      Promise.all([
        impact.personal.get.fetch({ user: user.id }, { staleTime: 0 }),
        // After a refusal: a virtue may no longer be strong.
        conscience.overview.invalidate({ user: user.id }),
      ]),
  });
  const content = withChanges(place.changes);
  const save = () => {
    if (holdsTooLong(content)) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else place.save();
  };
  return (
    <InPlace place={place} label={say('personal.motivation')} button={t('inPlace.write')} locked={locked} onSave={save}>
      {place.writing ? (
        <div ref={fields}>
          <PersonalFields data={data} content={content} readOnly={false} onChange={place.change} />
        </div>
      ) : (
        data.personal && <PersonalStatement personal={data.personal} data={data} />
      )}
    </InPlace>
  );
}
