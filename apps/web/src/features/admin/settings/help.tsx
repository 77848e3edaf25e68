import { type SupportSetting, supportSetting } from '@miraco/contract/settings';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldSet } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Input } from '#ui/input.tsx';
import { refreshHelp } from './refresh-help.ts';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

const schema = z.object({ support: supportSetting });
const fields = ['support.name', 'support.phone', 'support.mail'] as const;

interface HelpProps {
  stored: SupportSetting;
  /** The countries that the method has services of. */
  codes: readonly string[];
}

/** Where people who need help now are sent: the countries, and the practice's own line. */
export function Help({ stored, codes }: HelpProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { message } = useFailure();
  const { form, sending, save } = useSettingForm({
    part: 'help',
    schema,
    stored: { support: stored },
    fields,
    onSaved: () => refreshHelp(language),
  });
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const fault = (name: 'name' | 'phone' | 'mail') => message(form.formState.errors.support?.[name]?.message);
  return (
    <FormSection id="help" title={t('supportSetting.title')} text={t('supportSetting.about')}>
      <SettingForm title={t('supportSetting.title')} sending={sending} onSubmit={form.handleSubmit(save)}>
        <Controller
          control={form.control}
          name="support.countries"
          render={({ field: { value, onChange } }) => (
            <FieldSet label={t('supportSetting.countries')} hint={t('supportSetting.countriesHint')}>
              <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
                {codes.map((code) => (
                  <Checkbox
                    key={code}
                    label={names.of(code) ?? code}
                    checked={value.includes(code)}
                    onCheckedChange={(checked) =>
                      onChange(checked ? [...value, code] : value.filter((chosen) => chosen !== code))
                    }
                  />
                ))}
              </div>
            </FieldSet>
          )}
        />
        <fieldset className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          <legend className="mb-1.5 font-medium">{t('supportSetting.line')}</legend>
          <p className="text-[0.9rem] text-muted-foreground sm:col-span-2">{t('supportSetting.lineHint')}</p>
          <Field label={t('supportSetting.name')} error={fault('name')} optional className="sm:col-span-2 sm:max-w-md">
            <Input {...form.register('support.name')} />
          </Field>
          <Field label={t('supportSetting.phone')} error={fault('phone')} optional>
            <Input type="tel" inputMode="tel" {...form.register('support.phone')} />
          </Field>
          <Field label={t('supportSetting.mail')} error={fault('mail')} optional>
            <Input type="email" inputMode="email" {...form.register('support.mail')} />
          </Field>
        </fieldset>
      </SettingForm>
    </FormSection>
  );
}
