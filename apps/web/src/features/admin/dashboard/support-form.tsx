import { type SupportSetting, supportSetting } from '@miraco/contract/settings';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldSet } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';
import { refreshHelp } from './refresh-help.ts';

interface SupportFormProps {
  stored: SupportSetting;
  /** The countries that the method has services of. */
  codes: readonly string[];
  onClose: () => void;
}

/** The countries and the practice's own line of the help that everybody is offered. */
export function SupportForm({ stored, codes, onClose }: SupportFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { message } = useFailure();
  const utils = trpc.useUtils();
  const form = useSchemaForm(supportSetting, { defaultValues: stored });
  const sending = useSend({
    send: (support: SupportSetting, call) => api.admin.settings.set.mutate({ support }, call()),
    refresh: () => Promise.all([utils.admin.settings.invalidate(), refreshHelp(language)]),
    onSent: () => {
      toast({ title: t('supportSetting.saved') });
      onClose();
    },
  });
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const fault = (name: 'name' | 'phone' | 'mail') => message(form.formState.errors[name]?.message);
  return (
    <form noValidate className="mt-6 grid gap-6" onSubmit={form.handleSubmit((input) => void sending.send(input))}>
      <Controller
        control={form.control}
        name="countries"
        render={({ field: { value, onChange } }) => (
          <FieldSet label={t('supportSetting.countries')} hint={t('supportSetting.countriesHint')}>
            <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
              {codes.map((code) => (
                <Checkbox
                  key={code}
                  label={names.of(code) ?? code}
                  checked={value.includes(code)}
                  onCheckedChange={(checked) =>
                    onChange(checked === true ? [...value, code] : value.filter((chosen) => chosen !== code))
                  }
                />
              ))}
            </div>
          </FieldSet>
        )}
      />
      <fieldset className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        <legend className="mb-1.5 font-medium">{t('supportSetting.line')}</legend>
        <p className="text-[0.9rem] text-muted-foreground sm:col-span-3">{t('supportSetting.lineHint')}</p>
        <Field label={t('supportSetting.name')} error={fault('name')} optional>
          <Input {...form.register('name')} />
        </Field>
        <Field label={t('supportSetting.phone')} error={fault('phone')} optional>
          <Input type="tel" inputMode="tel" {...form.register('phone')} />
        </Field>
        <Field label={t('supportSetting.mail')} error={fault('mail')} optional>
          <Input type="email" inputMode="email" {...form.register('mail')} />
        </Field>
      </fieldset>
      <NotSent title={t('supportSetting.failed')} sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending.busy}>
          {t(sending.busy ? 'common.saving' : 'supportSetting.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
