import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useAccountForm } from '#parts/account-form/use-account-form.ts';
import { PictureError } from '#parts/picture/upload-picture.ts';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Inputs, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { useReportUnsaved } from './unsaved.ts';

type Settings = Inputs['admin']['settings']['set'];

interface SettingForm<Input extends FieldValues, Output> {
  /** The id of its section. */
  part: string;
  /** The fields are named as the server names them, so that its faults find them. */
  schema: z.ZodType<Output, Input>;
  stored: Input & DefaultValues<Input>;
  /** In the order of the screen. */
  fields: readonly Path<Input>[];
  /** More to save than the fields. */
  picture?: { changed: boolean; keep: () => void; into: (values: Output) => Promise<Output> };
  onSaved?: () => Promise<unknown>;
}

/** A part of the settings that is saved by a button of its own. */
export function useSettingForm<Input extends FieldValues, Output extends FieldValues & Settings>({
  part,
  schema,
  stored,
  fields,
  picture,
  onSaved,
}: SettingForm<Input, Output>) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const form = useAccountForm(schema, stored);
  const { isDirty } = form.formState;
  const unsaved = isDirty || picture?.changed === true;
  useReportUnsaved(part, unsaved);
  const sending = useSend({
    // An upload has no timeout: the call's own starts afterwards.
    send: async (values: Output, call) =>
      api.admin.settings.set.mutate(picture ? await picture.into(values) : values, call()),
    refresh: () =>
      Promise.all([
        utils.admin.settings.invalidate(),
        utils.admin.checklist.invalidate(),
        utils.method.practice.invalidate(),
        onSaved?.(),
      ]),
    onSent: () => {
      form.reset(form.getValues(), { keepDirtyValues: false, keepErrors: false });
      picture?.keep();
      toast({ title: t('settings.saved') });
    },
    onFailed: (error) => error instanceof PictureError || showFaults(form, fields, error),
  });
  const save = (values: Output) => {
    if (unsaved) void sending.send(values);
    else toast({ tone: 'info', title: t('user.nothingToSave') });
  };
  return { form, sending, save };
}
