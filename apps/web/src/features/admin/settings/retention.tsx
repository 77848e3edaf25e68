import { type RetentionSetting, retentionSetting } from '@miraco/contract/settings';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Select } from '#ui/select.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

const schema = z.object({ retention: retentionSetting });
type Values = z.output<typeof schema>;
const fields = ['retention.removeInactiveAfterYears'] as const;
const offered = [1, 2, 3, 5, 10];

/** How long the accounts of clients who have left are kept. A rule that removes somebody at once is confirmed before. */
export function Retention({ stored }: { stored: RetentionSetting }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<{ values: Values; count: number }>();
  const { form, sending, save } = useSettingForm({ part: 'retention', schema, stored: { retention: stored }, fields });
  const counting = useSend({
    send: async (values: Values, call) => {
      const years = values.retention.removeInactiveAfterYears;
      return years === null ? 0 : api.admin.settings.countLeft.query({ years }, call());
    },
    onSent: (count, values) => (count > 0 ? setAsking({ values, count }) : save(values)),
  });
  const years = stored.removeInactiveAfterYears;
  const choices = years === null || offered.includes(years) ? offered : [...offered, years].sort((a, b) => a - b);
  const title = t('settings.retention.title');
  return (
    <FormSection id="retention" title={title} text={t('settings.retention.text')}>
      <SettingForm
        title={title}
        sending={{ ...sending, busy: sending.busy || counting.busy }}
        onSubmit={form.handleSubmit((values) => void counting.send(values))}
      >
        <Controller
          control={form.control}
          name="retention.removeInactiveAfterYears"
          render={({ field: { value, onChange } }) => (
            <Field label={t('settings.retention.left')} hint={t('settings.retention.leftHint')} className="max-w-2xl">
              <Select
                className="sm:max-w-xs"
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('settings.retention.never')}</option>
                {choices.map((count) => (
                  <option key={count} value={count}>
                    {t('settings.retention.after', { count })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        />
        <NotSent title={t('settings.failed')} sending={counting} />
      </SettingForm>
      <p className="measure text-[0.95rem] text-muted-foreground sm:col-span-2">{t('settings.retention.always')}</p>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t('settings.retention.confirmTitle', { count: asking?.count ?? 0 })}
        description={t('settings.retention.confirmText')}
        confirmLabel={t('settings.retention.confirm')}
        onConfirm={() => {
          if (asking) save(asking.values);
          setAsking(undefined);
        }}
      />
    </FormSection>
  );
}
