import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '#features/admin/client/in-place/in-place.tsx';
import { useInPlace } from '#features/admin/client/in-place/use-in-place.ts';
import { NoVirtues, PurposeBody, type PurposeFormProps } from '#parts/purpose/purpose-body.tsx';
import { mergePurpose, type PurposeChanges, sendable, storedContent } from '#parts/purpose/purpose-content.ts';
import { purposeRows } from '#parts/purpose/purpose-rows.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';

const nothing: PurposeChanges = {};

/** A client's professional or couple purpose: read by the team, and written in the client's place on purpose. */
export function PurposeInPlace(props: PurposeFormProps) {
  const { form, user: id, readOnly, ratings, reading, stored } = props;
  const { t } = useTranslation();
  const { conscience, impact } = trpc.useUtils();
  const client = trpc.admin.users.get.useQuery({ id }).data;
  const place = useInPlace({
    user: { id, firstname: client?.firstname ?? '' },
    nothing,
    send: (changes: PurposeChanges, call) => {
      const { role, ...changed } = sendable(changes, ratings);
      if (form === 'couple') return api.impact.couple.edit.mutate({ user: id, ...changed }, call());
      return api.impact.professional.edit.mutate({ user: id, virtues: changed.virtues, role }, call());
    },
    refresh: () =>
      Promise.all([
        form === 'couple'
          ? impact.couple.get.fetch({ user: id }, { staleTime: 0 })
          : impact.professional.get.fetch({ user: id }, { staleTime: 0 }),
        // After a refusal: a strength may have changed meanwhile.
        conscience.overview.invalidate({ user: id }),
      ]),
  });
  const { changes } = place;
  const content = useMemo(
    () => mergePurpose(stored ? storedContent(stored).content : null, changes),
    [stored, changes],
  );
  const rows = useMemo(
    () => purposeRows(ratings, content, stored?.virtues ?? {}, { form, reading }),
    [ratings, content, stored, form, reading],
  );

  if (rows.length === 0) return <NoVirtues />;
  return (
    <InPlace place={place} label={t(`phaseThree.scenarios.${form}`)} locked={readOnly}>
      <PurposeBody {...props} readOnly={!place.writing} rows={rows} content={content} change={place.change} />
    </InPlace>
  );
}
