import { paths } from '@miraco/contract/paths';
import { editProfileInput } from '@miraco/contract/profile';
import { useTranslation } from 'react-i18next';
import { staysEmpty } from '#parts/account-form/stays-empty.ts';
import { useAccountForm } from '#parts/account-form/use-account-form.ts';
import { useSaveAccount } from '#parts/account-form/use-save-account.ts';
import { WaitingAddress } from '#parts/account-form/waiting-address.tsx';
import { usePicture } from '#parts/picture/use-picture.ts';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { Link } from '#shared/router/link.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import {
  changedProfile,
  type ProfileChanges,
  type ProfileField,
  profileFields,
  storedProfile,
} from './profile-changes.ts';
import { CurrentPassword, DataFields, PasswordFields } from './profile-fields.tsx';
import { ProfilePicture } from './profile-picture.tsx';

/** The data, the picture and the password. Edits stay until they are saved or discarded. */
export function EditProfileForm({ me }: { me: Outputs['account']['me'] }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const utils = trpc.useUtils();
  const picture = usePicture();
  const form = useAccountForm(editProfileInput, storedProfile(me));
  const { errors, dirtyFields, touchedFields, isSubmitted } = form.formState;
  const [password, confirmation] = form.watch(['password', 'confirmation']);
  const shown = confirmation !== '' || touchedFields.confirmation === true || isSubmitted;
  const mismatch = password !== confirmation && shown;

  const { guard, edited, needsPassword, saving, isComplete, onSubmit } = useSaveAccount({
    form,
    fields: profileFields,
    picture,
    isOwn: true,
    save: (changes: ProfileChanges, image, call) => api.account.editProfile.mutate({ ...changes, ...image }, call()),
    onSaved: async (changes) => {
      const { password: _password, current: _current, ...stored } = changes;
      await Promise.all([utils.account.me.invalidate(), utils.admin.users.invalidate()]);
      // A new one may have to be confirmed first.
      const { email } = utils.account.me.getData() ?? me;
      form.reset({ ...storedProfile(me), ...stored, email }, { keepDirtyValues: false, keepErrors: false });
    },
  });

  const submit = form.handleSubmit((values) => {
    if (isComplete(values)) void saving.send(changedProfile(values, dirtyFields));
  });

  const fields = {
    register: (field: ProfileField) =>
      form.register(field, field === 'phone' || field === 'address' ? staysEmpty(me[field]) : {}),
    errorOf: (field: ProfileField) => message(errors[field]?.message),
  };
  return (
    <form noValidate onSubmit={onSubmit((event) => (mismatch ? event.preventDefault() : submit(event)))}>
      <FormSection title={t('user.personal')} text={t('editProfile.username', { username: me.username })}>
        <DataFields {...fields}>
          {me.pendingEmail !== null && (
            <WaitingAddress
              email={me.email}
              pendingEmail={me.pendingEmail}
              onCancelled={() => {
                saving.dismiss();
                form.setFocus('email');
              }}
            />
          )}
        </DataFields>
      </FormSection>
      <FormSection title={t('image.label')}>
        <div className="sm:col-span-2">
          <ProfilePicture picture={picture} name={fullName(me)} stored={me.image} />
        </div>
      </FormSection>
      <FormSection title={t('editProfile.password')} text={t('user.ownPasswordHint')}>
        <PasswordFields {...fields} mismatch={mismatch} />
      </FormSection>
      {needsPassword && (
        <FormSection title={t('user.prove')}>
          <CurrentPassword {...fields} />
        </FormSection>
      )}
      <div className="grid gap-5 border-t py-6">
        <NotSent title={t('user.notSaved')} sending={saving} />
        <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch lg:pl-70">
          <Button type="submit" size="lg" loading={saving.busy} disabled={mismatch}>
            {t(saving.busy ? 'common.saving' : 'user.saveChanges')}
          </Button>
          <Button asChild variant="ghost" size="lg">
            <Link to={paths.profile}>{t('common.cancel')}</Link>
          </Button>
          <Sent sending={{ done: saving.done && !edited }} className="wrap-anywhere">
            {saving.sent?.email !== undefined && me.pendingEmail !== null
              ? t('editProfile.savedWaiting', { email: me.pendingEmail })
              : t('editProfile.saved')}
            {saving.sent?.password !== undefined && <>. {t('editProfile.othersEnded')}</>}
          </Sent>
        </div>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  );
}
