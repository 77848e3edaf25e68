import { type PracticeSetting, practiceSetting } from '@miraco/contract/settings';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PictureField } from '#parts/picture/picture-field.tsx';
import { usePicture } from '#parts/picture/use-picture.ts';
import { useFailure } from '#shared/failure.ts';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Input } from '#ui/input.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

const schema = z.object({ practice: practiceSetting });
const fields = ['practice.name', 'practice.contact.name', 'practice.contact.mail', 'practice.contact.phone'] as const;

/** The name of the practice, and who answers its clients. */
export function Practice({ stored }: { stored: PracticeSetting }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const chosen = usePicture();
  const { form, sending, save } = useSettingForm({
    part: 'practice',
    schema,
    stored: { practice: stored },
    fields,
    picture: {
      changed: chosen.changed,
      keep: chosen.keep,
      into: async ({ practice: { name, contact } }) => {
        const image = await chosen.send();
        const picture = image === undefined ? stored.contact.picture : image;
        return { practice: { name, contact: { ...contact, picture } } };
      },
    },
  });
  const errors = form.formState.errors.practice;
  const shownName = form.watch('practice.contact.name');
  return (
    <FormSection id="practice" title={t('settings.practice.title')} text={t('settings.practice.text')}>
      <SettingForm title={t('settings.practice.title')} sending={sending} onSubmit={form.handleSubmit(save)}>
        <Field
          label={t('settings.practice.name')}
          hint={t('settings.practice.nameHint')}
          error={message(errors?.name?.message)}
          optional
          className="sm:max-w-md"
        >
          <Input autoComplete="organization" {...form.register('practice.name')} />
        </Field>
        <fieldset className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          <legend className="mb-1.5 font-medium">{t('settings.practice.contact')}</legend>
          <p className="text-[0.9rem] text-muted-foreground sm:col-span-2">{t('settings.practice.contactHint')}</p>
          <Field
            label={t('settings.practice.contactName')}
            error={message(errors?.contact?.name?.message)}
            optional
            className="sm:col-span-2 sm:max-w-md"
          >
            <Input {...form.register('practice.contact.name')} />
          </Field>
          <Field label={t('settings.practice.mail')} error={message(errors?.contact?.mail?.message)} optional>
            <Input type="email" inputMode="email" {...form.register('practice.contact.mail')} />
          </Field>
          <Field label={t('settings.practice.phone')} error={message(errors?.contact?.phone?.message)} optional>
            <Input type="tel" inputMode="tel" {...form.register('practice.contact.phone')} />
          </Field>
          <div className="sm:col-span-2">
            <PictureField picture={chosen} name={shownName} stored={stored.contact.picture} />
          </div>
        </fieldset>
      </SettingForm>
    </FormSection>
  );
}
