import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { paths } from '@miraco/contract/paths';
import { registerUserInput } from '@miraco/contract/users';
import { useForm } from 'react-hook-form';
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
import { trpc } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';
import { FormEnd } from './form-end.tsx';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showMistakes, showRefusal, type UserField } from './user-form-errors.ts';

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
  const { failure, message } = useFailure();
  const navigate = useNavigate();
  const openList = useFreshList();
  const picture = usePicture();
  const register = trpc.admin.users.register.useMutation();
  const edit = trpc.admin.users.edit.useMutation();
  const form = useForm<z.input<typeof registerUserInput>, unknown, z.output<typeof registerUserInput>>({
    resolver: standardSchemaResolver(registerUserInput),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty || picture.changed);
  const fields = {
    register: (name: UserField) => form.register(name),
    mistake: (name: UserField) => message(errors[name]?.message),
  };

  /** The picture is sent first: one that is refused then stops a registration instead of halving it. */
  const save = form.handleSubmit(
    async (user) => {
      let id: string;
      let image: string | null | undefined;
      try {
        image = await picture.send();
        id = (await register.mutateAsync(user)).id;
      } catch (error) {
        if (!(error instanceof PictureError) && !showRefusal(form, error))
          form.setError('root', { message: failure(error) });
        return;
      }
      const description = fullName(user);
      guard.release();
      try {
        if (image) await edit.mutateAsync({ id, image });
      } catch {
        toast({ tone: 'error', title: t('image.notKept'), description });
        navigate(generatePath(paths.editUser, { id }), { replace: true });
        return;
      }
      toast({ title: t('user.registered'), description });
      await openList(firstPage);
    },
    (mistakes) => showMistakes(form, mistakes),
  );

  return (
    <form noValidate onSubmit={save}>
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
        submitLabel={t(isSubmitting ? 'common.saving' : 'user.registerSubmit')}
        busy={isSubmitting}
        problem={errors.root?.message}
      />
      <LeaveDialog guard={guard} />
    </form>
  );
}
