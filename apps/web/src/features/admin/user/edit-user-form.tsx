import { editUserInput } from '@miraco/contract/users';
import { isTeam } from '@miraco/domain/access';
import { isWritable, phaseOf, storedPhase } from '@miraco/domain/user-phase';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InvitationLink } from '#features/admin/invitation-link.tsx';
import { type ConscienceProgress, MissingSteps } from '#features/admin/phase-switch-missing.tsx';
import { staysEmpty } from '#parts/account-form/stays-empty.ts';
import { useAccountForm } from '#parts/account-form/use-account-form.ts';
import { useSaveAccount } from '#parts/account-form/use-save-account.ts';
import { WaitingAddress } from '#parts/account-form/waiting-address.tsx';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { usePicture } from '#parts/picture/use-picture.ts';
import { failureData, useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { endSession, useSession } from '#shared/session/session.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { ActiveField, PhaseField } from './account-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { OwnPassword } from './own-password.tsx';
import { PlaceFields } from './place-fields.tsx';
import { usePasswordLink } from './use-password-link.ts';
import {
  type Changes,
  changedValues,
  endsOwnAdministration,
  isAppointed,
  storedValues,
  type User,
} from './user-changes.ts';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showErrors, type UserField, userFieldNames } from './user-form-errors.ts';

interface EditUserFormProps {
  user: User;
  progress: ConscienceProgress;
  profiles: readonly AccessProfile[];
}

export function EditUserForm({ user, progress, profiles }: EditUserFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === user.id;
  const name = fullName(user);
  const picture = usePicture();
  const form = useAccountForm(editUserInput, storedValues(user), { shouldFocusError: false });
  const { errors, dirtyFields } = form.formState;
  const activeTest = useController({ control: form.control, name: 'activeTest' }).field;
  const disabled = useController({ control: form.control, name: 'disabled' }).field;
  const passwordLink = usePasswordLink();
  const appoints = isAppointed(user, form.watch('access'), profiles);
  /** Changes that end the editor's own administration, held until confirmed. */
  const [ownLoss, setOwnLoss] = useState<Changes>();

  const { guard, needsPassword, saving, isComplete, onSubmit } = useSaveAccount({
    form,
    fields: [...userFieldNames, 'current'],
    picture,
    isOwn,
    save: async (changes: Changes, image, call) => {
      const { needsPassword } = await api.admin.users.edit.mutate({ ...changes, ...image }, call());
      if (needsPassword) void passwordLink.get(user.id);
    },
    onSaved: async (changes) => {
      toast({
        title: t('user.updated'),
        description: fullName({
          firstname: changes.firstname ?? user.firstname,
          lastname: changes.lastname ?? user.lastname,
        }),
      });
      if (isOwn && endsOwnAdministration(changes, profiles)) {
        guard.release();
        endSession({ byUser: true });
        return;
      }
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.activity.invalidate(),
        isOwn && utils.account.me.invalidate(),
      ]);
      // What was sent is now stored, but an own address that has to be confirmed first; and the password fields are emptied.
      const { email } = utils.admin.users.get.getData({ id: user.id }) ?? user;
      form.reset(
        { ...storedValues(user), ...changes, email, password: '', current: '' },
        { keepDirtyValues: false, keepErrors: false },
      );
    },
    onFailed: (error, changes) => {
      if (!changes.access || failureData(error)?.key !== 'user.lastAdministrator') return false;
      form.setError('access', { message: 'user.lastAdministrator' }, { shouldFocus: true });
      return true;
    },
  });

  const submit = form.handleSubmit(
    (values) => {
      if (!isComplete(values)) return;
      const changes = { ...changedValues(values, dirtyFields), ...(appoints && { current: values.current }) };
      if (isOwn && endsOwnAdministration(changes, profiles)) setOwnLoss(changes);
      else void saving.send(changes);
    },
    (invalid) => showErrors(form, invalid),
  );

  const fields = {
    register: (field: UserField) =>
      form.register(field, field === 'phone' || field === 'address' ? staysEmpty(user[field]) : {}),
    errorOf: (field: UserField) => message(errors[field]?.message),
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <FormSection title={t('user.personal')}>
        <div className="sm:col-span-2">
          <PictureField picture={picture} name={name} stored={user.image} />
        </div>
        <PersonalFields {...fields}>
          {isOwn && user.pendingEmail !== null && (
            <WaitingAddress
              email={user.email}
              pendingEmail={user.pendingEmail}
              onCancelled={() => form.setFocus('email')}
            />
          )}
        </PersonalFields>
      </FormSection>
      <FormSection title={t('user.entry')}>
        <EntryFields
          {...fields}
          profiles={profiles}
          isNew={false}
          appoints={appoints}
          passwordOf={isOwn ? 'self' : 'other'}
        >
          {!isTeam(user.tests) && <PlaceFields register={form.register} errorOf={fields.errorOf} />}
        </EntryFields>
      </FormSection>
      <FormSection title={t('user.account')}>
        <PhaseField
          phase={phaseOf({ activeTest: activeTest.value ?? true })}
          onChange={(phase) => activeTest.onChange(storedPhase(phase).activeTest)}
          warning={
            isWritable('conscience', user) && progress.overview.missing.length > 0
              ? {
                  title: t('user.phaseWarning', { name }),
                  text: (
                    <>
                      <MissingSteps {...progress} />
                      <p className="mt-2">{t('user.phaseWarningText')}</p>
                    </>
                  ),
                }
              : undefined
          }
        />
        <ActiveField disabled={disabled.value ?? false} onChange={disabled.onChange} />
      </FormSection>
      {(needsPassword || appoints) && (
        <OwnPassword
          field={form.register('current')}
          hint={t(needsPassword ? 'user.currentHint' : 'user.appointHint')}
          error={message(errors.current?.message)}
        />
      )}
      <FormEnd
        submitLabel={t(saving.busy ? 'common.saving' : 'user.saveChanges')}
        busy={saving.busy}
        problem={saving.problem}
      />
      <LeaveDialog guard={guard} />
      <InvitationLink
        name={name}
        text={t('user.passwordLinkText', { email: user.email })}
        link={passwordLink.link}
        onClose={passwordLink.close}
      />
      <ConfirmDialog
        open={ownLoss !== undefined}
        onOpenChange={() => setOwnLoss(undefined)}
        title={t('user.ownLossTitle')}
        description={t('user.ownLossText')}
        confirmLabel={t('user.ownLossConfirm')}
        onConfirm={() => {
          if (ownLoss) void saving.send(ownLoss);
          setOwnLoss(undefined);
        }}
      />
    </form>
  );
}
