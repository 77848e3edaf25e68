import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

/** The options of a select for the coach of a client: those on the team who can sign in, and nobody. */
export function CoachOptions({ team }: { team: Outputs['admin']['team'] | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <option value="">{t('user.noCoach')}</option>
      {team
        ?.filter(({ disabled }) => !disabled)
        .map((member) => (
          <option key={member.id} value={member.id}>
            {fullName(member)}
          </option>
        ))}
    </>
  );
}

/** The names of the groups, as proposals for the input whose `list` has this id. */
export function GroupNames({ id }: { id: string }) {
  const groups = trpc.admin.groups.all.useQuery().data;
  return (
    <datalist id={id}>
      {groups?.map((group) => (
        <option key={group.id} value={group.name} />
      ))}
    </datalist>
  );
}
