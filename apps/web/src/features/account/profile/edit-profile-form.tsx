import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { paths } from '@miraco/contract/paths';
import { editProfileInput } from '@miraco/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { PictureError } from '#parts/picture/upload-picture.ts';
import { usePicture } from '#parts/picture/use-picture.ts';
import { fieldFaults, useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import {
  changedProfile,
  needsCurrent,
  type ProfileChanges,
  type ProfileField,
  profileFields,
  storedProfile,
} from './profile-changes.ts';
import { CurrentPassword, DataFields, PasswordFields } from './profile-fields.tsx';
import { ProfilePicture } from './profile-picture.tsx';

/** The data, the picture and the password; what was typed stays until it is saved or given up. */
export function EditProfileForm({ me }: { me: Outputs['account']['me'] }) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const utils = trpc.useUtils();
  const picture = usePicture();
  const form = useForm<z.input<typeof editProfileInput>, unknown, z.output<typeof editProfileInput>>({
    resolver: standardSchemaResolver(editProfileInput),
    defaultValues: storedProfile(me),
    // What is changed elsewhere meanwhile is shown, except where it would replace what was typed here.
    values: storedProfile(me),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, dirtyFields, touchedFields, isSubmitted } = form.formState;
  const guard = useLeaveGuard(isDirty || picture.changed);
  const [password, confirmation] = form.watch(['password', 'confirmation']);
  const told = confirmation !== '' || touchedFields.confirmation === true || isSubmitted;
  const mismatch = password !== confirmation && told;
  const proving = needsCurrent(dirtyFields);

  const edit = trpc.account.editProfile.useMutation();
  const save = useMutation({
    mutationFn: async (changes: ProfileChanges) => {
      const image = await picture.send();
      await edit.mutateAsync(image === undefined ? changes : { ...changes, image });
    },
    onSuccess: async (_, changes) => {
      toast({
        title: t('editProfile.saved'),
        ...(changes.password ? { description: t('editProfile.othersEnded') } : {}),
      });
      const { password: _password, current: _current, ...stored } = changes;
      form.reset({ ...storedProfile(me), ...stored }, { keepDirtyValues: false, keepErrors: false });
      await Promise.all([utils.account.me.invalidate(), utils.admin.users.invalidate()]);
      picture.keep();
    },
    onError: (error) => {
      if (error instanceof PictureError) return;
      const named = fieldFaults(error).filter(({ path }) => profileFields.some((field) => field === path));
      for (const field of profileFields.toReversed()) {
        const fault = named.find(({ path }) => path === field);
        if (fault) form.setError(field, { type: 'server', message: fault.message }, { shouldFocus: true });
      }
      if (named.length === 0) form.setError('root', { message: failure(error) });
    },
  });

  const submit = form.handleSubmit((values) => {
    if (!isDirty && !picture.changed) {
      toast({ tone: 'info', title: t('user.nothingToSave') });
    } else if (proving && !values.current) {
      form.setError('current', { message: 'validation.required' }, { shouldFocus: true });
    } else {
      save.mutate(changedProfile(values, dirtyFields));
    }
  });

  const fields = {
    register: (field: ProfileField) => form.register(field),
    mistake: (field: ProfileField) => message(errors[field]?.message),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (save.isPending || mismatch) event.preventDefault();
        else void submit(event);
      }}
    >
      <FormSection title={t('user.personal')} text={t('editProfile.username', { username: me.username })}>
        <DataFields {...fields} />
      </FormSection>
      <FormSection title={t('image.label')}>
        <div className="sm:col-span-2">
          <ProfilePicture picture={picture} name={fullName(me)} stored={me.image} />
        </div>
      </FormSection>
      <FormSection title={t('editProfile.password')} text={t('user.ownPasswordHint')}>
        <PasswordFields {...fields} mismatch={mismatch} />
      </FormSection>
      {proving && (
        <FormSection title={t('user.prove')}>
          <CurrentPassword {...fields} />
        </FormSection>
      )}
      <div className="grid gap-5 border-t py-6">
        {errors.root?.message && (
          <Alert tone="error" title={t('user.notSaved')}>
            {errors.root.message}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch lg:pl-70">
          <Button type="submit" size="lg" loading={save.isPending} disabled={mismatch}>
            {t(save.isPending ? 'common.saving' : 'user.saveChanges')}
          </Button>
          <Button asChild variant="ghost" size="lg">
            <Link to={paths.profile}>{t('common.cancel')}</Link>
          </Button>
        </div>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  );
}
