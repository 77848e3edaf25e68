import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureError } from '#parts/picture/upload-picture.ts';
import type { Picture } from '#parts/picture/use-picture.ts';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import type { NextCall } from '#shared/sending/patience.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { toast } from '#ui/toast.ts';
import { needsCurrent } from './changed-fields.ts';

interface AccountForm<Field extends string> {
  setError: (
    field: Field | 'current',
    error: { type?: string; message: string },
    options: { shouldFocus: boolean },
  ) => void;
  formState: { isDirty: boolean; dirtyFields: Readonly<Record<string, unknown>> };
}

interface SaveAccount<Field extends string, Changes extends object>
  extends Pick<Delivery<Changes, unknown>, 'onFailed'> {
  form: AccountForm<Field>;
  /** The fields in the order of the screen. */
  fields: readonly (Field | 'current')[];
  picture: Picture;
  /** Whether users edit their own account. */
  isOwn: boolean;
  /** `picture` holds the change to the picture, where there is one. */
  save: (changes: Changes, picture: { image?: string | null }, call: NextCall) => Promise<unknown>;
  onSaved: (changes: Changes) => Promise<unknown>;
}

/** Saves the changes to an account that exists, its picture among them. */
export function useSaveAccount<Field extends string, Changes extends object>({
  form,
  fields,
  picture,
  isOwn,
  save,
  onSaved,
  onFailed,
}: SaveAccount<Field, Changes>) {
  const { t } = useTranslation();
  const { isDirty, dirtyFields } = form.formState;
  const edited = isDirty || picture.changed;
  const guard = useLeaveGuard(edited);
  const needsPassword = isOwn && needsCurrent({ password: !!dirtyFields.password, email: !!dirtyFields.email });

  const saving = useSend({
    send: async (changes: Changes, call) => {
      // An upload has no timeout: the call's own starts afterwards.
      const image = await picture.send();
      await save(changes, image === undefined ? {} : { image }, call);
    },
    onSent: async (_, changes) => {
      await onSaved(changes);
      picture.keep();
    },
    onFailed: (error, changes) =>
      error instanceof PictureError || showFaults(form, fields, error) || onFailed?.(error, changes),
  });

  return {
    guard,
    /** There is something to save. */
    edited,
    /** The current password is required. */
    needsPassword,
    saving,
    /** Whether there is something to save and nothing missing; if not, the user is shown why. */
    isComplete: ({ current }: { current?: string | undefined }) => {
      const nothing = !edited;
      const passwordMissing = needsPassword && !current;
      if (nothing) toast({ tone: 'info', title: t('user.nothingToSave') });
      else if (passwordMissing) form.setError('current', { message: 'validation.required' }, { shouldFocus: true });
      return !nothing && !passwordMissing;
    },
    /** Drops the message about the last attempt, then lets the form check what was typed; ignored while it is saved. */
    onSubmit: (check: (event: FormEvent) => unknown) => (event: FormEvent) => {
      if (saving.busy) return event.preventDefault();
      saving.dismiss();
      void check(event);
    },
  };
}
