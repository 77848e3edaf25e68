import { paths } from '@miraco/contract/paths';
import { registerUserInput } from '@miraco/contract/users';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router';
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
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { FormEnd } from './form-end.tsx';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showMistakes, type UserField, userFieldNames } from './user-form-errors.ts';

type NewUser = z.output<typeof registerUserInput>;

const empty = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  address: '',
  username: '',
  access: '',
  password: '',
  confirmation: '',
};

export function NewUserForm({ profiles }: { profiles: readonly AccessProfile[] }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const navigate = useNavigate();
  const openList = useFreshList();
  const picture = usePicture();
  const form = useSchemaForm(registerUserInput, { defaultValues: empty, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || picture.changed);
  const fields = {
    register: (name: UserField) => form.register(name),
    mistake: (name: UserField) => message(errors[name]?.message),
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
        navigate(generatePath(paths.editUser, { id }), { replace: true });
        return;
      }
      toast({ title: t('user.registered'), description });
      await openList(firstPage);
    },
    onFailed: (error) => error instanceof PictureError || showFaults(form, userFieldNames, error),
    leadsOn: true,
  });
  const save = form.handleSubmit(
    (user) => void registering.send(user),
    (mistakes) => showMistakes(form, mistakes),
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
        <EntryFields {...fields} profiles={profiles} passwordOf="new" />
      </FormSection>
      <FormEnd
        submitLabel={t(registering.busy ? 'common.saving' : 'user.registerSubmit')}
        busy={registering.busy}
        problem={registering.problem}
      />
      <LeaveDialog guard={guard} />
    </form>
  );
}
