import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { editUserInput } from '@miraco/contract/users';
import { isWritable, phaseOf, storedPhase } from '@miraco/domain/user-phase';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type ConscienceProgress, MissingSteps } from '#features/admin/phase-switch-missing.tsx';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { PictureError } from '#parts/picture/upload-picture.ts';
import { usePicture } from '#parts/picture/use-picture.ts';
import { failureData, fieldFaults, useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { endSession, useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { ActiveField, PhaseField } from './account-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { OwnPassword } from './own-password.tsx';
import {
  type Changes,
  changedValues,
  endsOwnAdministration,
  needsCurrent,
  storedValues,
  type User,
} from './user-changes.ts';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showMistakes, showRefusal, type UserField } from './user-form-errors.ts';

interface EditUserFormProps {
  user: User;
  /** What the user has left to do in Conscience; undefined where that is not known. */
  progress: ConscienceProgress | undefined;
  profiles: readonly AccessProfile[];
}

export function EditUserForm({ user, progress, profiles }: EditUserFormProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === user.id;
  const name = fullName(user);
  const picture = usePicture();
  const form = useForm<z.input<typeof editUserInput>, unknown, z.output<typeof editUserInput>>({
    resolver: standardSchemaResolver(editUserInput),
    defaultValues: storedValues(user),
    // What somebody else changes meanwhile is shown, except where it would replace what was typed here.
    values: storedValues(user),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { errors, isDirty, dirtyFields } = form.formState;
  const guard = useLeaveGuard(isDirty || picture.changed);
  const proving = isOwn && needsCurrent(dirtyFields);
  const activeTest = useController({ control: form.control, name: 'activeTest' }).field;
  const disabled = useController({ control: form.control, name: 'disabled' }).field;
  /** Changes that end the editor's own administration, held until they are meant. */
  const [ownLoss, setOwnLoss] = useState<Changes>();

  const edit = trpc.admin.users.edit.useMutation();
  const save = useMutation({
    mutationFn: async (changes: Changes) => {
      const image = await picture.send();
      await edit.mutateAsync(image === undefined ? changes : { ...changes, image });
    },
    onSuccess: async (_, changes) => {
      toast({
        title: t('user.updated'),
        description: fullName({
          firstname: changes.firstname ?? user.firstname,
          lastname: changes.lastname ?? user.lastname,
        }),
      });
      if (isOwn && endsOwnAdministration(changes, profiles)) {
        guard.release();
        endSession({ byHand: true });
        return;
      }
      // What was sent is what is stored now, and the passwords are gone.
      form.reset(
        { ...storedValues(user), ...changes, password: '', current: '' },
        { keepDirtyValues: false, keepErrors: false },
      );
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.activity.invalidate(),
        isOwn && utils.account.me.invalidate(),
      ]);
      picture.keep();
    },
    onError: (error, changes) => {
      if (error instanceof PictureError || showRefusal(form, error)) return;
      const wrong = fieldFaults(error).find(({ path }) => path === 'current');
      if (wrong) form.setError('current', { type: 'server', message: wrong.message }, { shouldFocus: true });
      else if (changes.access && failureData(error)?.key === 'user.lastAdministrator') {
        form.setError('access', { message: 'user.lastAdministrator' }, { shouldFocus: true });
      } else {
        form.setError('root', { message: failure(error) });
      }
    },
  });

  const submit = form.handleSubmit(
    (values) => {
      const changes = changedValues(values, dirtyFields);
      if (!isDirty && !picture.changed) toast({ tone: 'info', title: t('user.nothingToSave') });
      else if (proving && !values.current) {
        form.setError('current', { message: 'validation.required' }, { shouldFocus: true });
      } else if (isOwn && endsOwnAdministration(changes, profiles)) setOwnLoss(changes);
      else save.mutate(changes);
    },
    (mistakes) => showMistakes(form, mistakes),
  );

  const fields = {
    register: (field: UserField) => form.register(field),
    mistake: (field: UserField) => message(errors[field]?.message),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (save.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <FormSection title={t('user.personal')}>
        <div className="sm:col-span-2">
          <PictureField picture={picture} name={name} stored={user.image} />
        </div>
        <PersonalFields {...fields} />
      </FormSection>
      <FormSection title={t('user.entry')}>
        <EntryFields {...fields} profiles={profiles} passwordOf={isOwn ? 'self' : 'other'} />
      </FormSection>
      <FormSection title={t('user.account')}>
        <PhaseField
          phase={phaseOf({ activeTest: activeTest.value ?? true })}
          onChange={(phase) => activeTest.onChange(storedPhase(phase).activeTest)}
          warning={
            isWritable('conscience', user) && progress && progress.overview.missing.length > 0
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
      {proving && <OwnPassword field={form.register('current')} mistake={message(errors.current?.message)} />}
      <FormEnd
        submitLabel={t(save.isPending ? 'common.saving' : 'user.saveChanges')}
        busy={save.isPending}
        problem={errors.root?.message}
      />
      <LeaveDialog guard={guard} />
      <ConfirmDialog
        open={ownLoss !== undefined}
        onOpenChange={() => setOwnLoss(undefined)}
        title={t('user.ownLossTitle')}
        description={t('user.ownLossText')}
        confirmLabel={t('user.ownLossConfirm')}
        onConfirm={() => {
          if (ownLoss) save.mutate(ownLoss);
          setOwnLoss(undefined);
        }}
      />
    </form>
  );
}
