import { paths } from '@miraco/contract/paths';
import { registerUserInput } from '@miraco/contract/users';
import { clientAccess } from '@miraco/domain/access';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { firstPage } from '#features/admin/list-place.ts';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { PictureError } from '#parts/picture/upload-picture.ts';
import { usePicture } from '#parts/picture/use-picture.ts';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { navigate } from '#shared/router/history.ts';
import { pathOf } from '#shared/router/patterns.ts';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { useSession } from '#shared/session/session.ts';
import { api } from '#shared/trpc/trpc.ts';
import { FieldSet } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Radio, RadioGroup } from '#ui/radio-group.tsx';
import { toast } from '#ui/toast.ts';
import { Choice } from './account-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { OwnPassword } from './own-password.tsx';
import { PlaceFields } from './place-fields.tsx';
import { isAppointed } from './user-changes.ts';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showErrors, type UserField, userFieldNames } from './user-form-errors.ts';

type NewUser = z.output<typeof registerUserInput>;

const empty = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  address: '',
  username: '',
  access: '',
  coach: null,
  group: null,
  invite: true,
  password: '',
  confirmation: '',
  current: '',
};

interface NewUserFormProps {
  profiles: readonly AccessProfile[];
  /** Invitations are mailed; otherwise their links have to be copied. */
  mailsInvitations: boolean;
}

/** Registers a user, who chooses their password with the link of an invitation, or is given one. */
export function NewUserForm({ profiles, mailsInvitations }: NewUserFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const openList = useFreshList();
  const picture = usePicture();
  // A coach adds clients of their own.
  const administers = useSession()?.isAdministrator === true;
  const form = useSchemaForm(registerUserInput, {
    defaultValues: administers ? empty : { ...empty, access: clientAccess },
    shouldFocusError: false,
  });
  const invite = useController({ control: form.control, name: 'invite' }).field;
  const isInvited = invite.value === true;
  const access = form.watch('access');
  const { errors, isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || picture.changed);
  const fields = {
    register: (name: UserField) => form.register(name),
    errorOf: (name: UserField) => message(errors[name]?.message),
  };

  const registering = useSend({
    send: async (user: NewUser, call) => {
      // The picture is uploaded first: if it is refused, nobody is registered without it.
      const image = await picture.send();
      const { id } = await api.admin.users.register.mutate(user, call());
      if (!image) return { id, pictureKept: true };
      const keeping = api.admin.users.edit.mutate({ id, image }, call());
      return keeping.then(
        () => ({ id, pictureKept: true }),
        () => ({ id, pictureKept: false }),
      );
    },
    onSent: async ({ id, pictureKept }, user) => {
      const description = fullName(user);
      guard.release();
      if (!pictureKept) {
        toast({ tone: 'error', title: t('image.notKept'), description });
        navigate(pathOf(paths.editUser, { id }), { replace: true });
        return;
      }
      if (user.invite && !mailsInvitations) {
        toast({ title: t('user.registered'), description: t('user.copyTheLink') });
        navigate(pathOf(paths.editUser, { id }), { replace: true });
        return;
      }
      const sent = t('user.invitationSent', { email: user.email });
      toast({ title: t('user.registered'), description: user.invite ? sent : description });
      await openList(firstPage);
    },
    onFailed: (error) => error instanceof PictureError || showFaults(form, [...userFieldNames, 'current'], error),
    leadsOn: true,
  });
  const save = form.handleSubmit(
    (user) => void registering.send(user),
    (invalid) => showErrors(form, invalid),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (registering.busy) return event.preventDefault();
        registering.dismiss();
        void save(event);
      }}
    >
      <FormSection title={t('user.personal')}>
        <div className="sm:col-span-2">
          <PictureField picture={picture} name={form.watch(['firstname', 'lastname']).join(' ')} stored={null} />
        </div>
        <PersonalFields {...fields} />
      </FormSection>
      <FormSection title={t('user.entry')}>
        <EntryFields {...fields} profiles={profiles} isNew passwordOf={isInvited ? undefined : 'new'}>
          {(access === '' || access === clientAccess) && (
            <PlaceFields register={form.register} errorOf={fields.errorOf} />
          )}
          <FieldSet label={t('user.entryWay')} className="sm:col-span-2">
            <RadioGroup
              value={isInvited ? 'invite' : 'password'}
              onValueChange={(way) => {
                invite.onChange(way === 'invite');
                for (const name of ['password', 'confirmation'] as const) form.setValue(name, '');
              }}
              aria-label={t('user.entryWay')}
            >
              <Radio value="invite" label={<Choice name={t('user.invite')} hint={t('user.inviteHint')} />} />
              <Radio
                value="password"
                label={<Choice name={t('user.typePassword')} hint={t('user.typePasswordHint')} />}
              />
            </RadioGroup>
          </FieldSet>
        </EntryFields>
      </FormSection>
      {isAppointed(undefined, access, profiles) && (
        <OwnPassword
          field={form.register('current')}
          hint={t('user.appointHint')}
          error={message(errors.current?.message)}
        />
      )}
      <FormEnd
        submitLabel={t(registering.busy ? 'common.saving' : 'user.registerSubmit')}
        busy={registering.busy}
        problem={registering.problem}
      />
      <LeaveDialog guard={guard} />
    </form>
  );
}
