import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { editUserInput } from '@miraco/schemas/users';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#app/failure.ts';
import { endSession, useSession } from '#app/session.ts';
import { type Inputs, type Outputs, trpc } from '#app/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { ActiveField, PhaseField } from './account-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { FormSection } from './form-section.tsx';
import { LeaveDialog, useLeaveGuard } from './leave-guard.tsx';
import { PictureField } from './picture-field.tsx';
import { PictureError } from './upload-picture.ts';
import { usePicture } from './use-picture.ts';
import { type AccessProfile, EntryFields, PersonalFields } from './user-fields.tsx';
import { showMistakes, showRefusal, type UserField } from './user-form-errors.ts';

export type User = NonNullable<Outputs['admin']['users']['get']>;

const storedValues = (user: User) => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  email: user.email,
  phone: user.phone,
  address: user.address,
  username: user.username,
  access: user.access,
  activeTest: user.activeTest,
  disabled: user.disabled,
  password: '',
  confirmation: '',
});

type Changes = Inputs['admin']['users']['edit'];

interface EditUserFormProps {
  user: User;
  profiles: readonly AccessProfile[];
}

export function EditUserForm({ user, profiles }: EditUserFormProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const utils = trpc.useUtils();
  const isOwn = useSession()?.id === user.id;
  const picture = usePicture();
  const edit = trpc.admin.users.edit.useMutation();
  const form = useForm({
    resolver: standardSchemaResolver(editUserInput),
    defaultValues: storedValues(user),
    // What somebody else changes meanwhile is shown, except where it would replace what was typed here.
    values: storedValues(user),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState;
  const [ownLoss, setOwnLoss] = useState<Changes>();
  const guard = useLeaveGuard(isDirty || picture.changed);
  const name = `${user.firstname} ${user.lastname}`;
  return null;
}
