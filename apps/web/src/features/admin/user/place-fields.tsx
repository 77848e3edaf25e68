import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CoachOptions, GroupNames } from '#features/admin/place-options.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

interface PlaceFieldsProps {
  register: (name: 'coach' | 'group', options: { setValueAs: (value: unknown) => unknown }) => UseFormRegisterReturn;
  /** The error of a field, in words. */
  errorOf: (name: 'coach' | 'group') => string | undefined;
}

/** A form has an empty text for nothing chosen. */
const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** The coach of a client, which administrators decide, and their group. */
export function PlaceFields({ register, errorOf }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const list = useId();
  const administers = useSession()?.isAdministrator === true;
  const team = trpc.admin.team.useQuery(undefined, { enabled: administers }).data;
  return (
    <>
      {administers && (
        <Field label={t('user.coach')} hint={t('user.coachHint')} error={errorOf('coach')} optional>
          {/* The options arrive later than the form: with them, the select is mounted again and shows its value. */}
          <Select key={String(team !== undefined)} {...register('coach', { setValueAs: emptyAsNull })}>
            <CoachOptions team={team} />
          </Select>
        </Field>
      )}
      <Field label={t('user.group')} hint={t('user.groupHint')} error={errorOf('group')} optional>
        <Input list={list} autoComplete="off" {...register('group', { setValueAs: emptyAsNull })} />
      </Field>
      <GroupNames id={list} />
    </>
  );
}
