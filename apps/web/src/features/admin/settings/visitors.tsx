import { type SignUpSetting, signUpSetting, signUpWays } from '@miraco/contract/settings';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Alert } from '#ui/alert.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WayChoice } from './way-choice.tsx';

const schema = z.object({ signUp: signUpSetting });
const fields = ['signUp.way'] as const;

interface VisitorsProps {
  stored: SignUpSetting;
  hasContact: boolean;
  /** Without one, what visitors send reaches nobody. */
  hasMailServer: boolean;
}

/** What visitors who want to start are offered. */
export function Visitors({ stored, hasContact, hasMailServer }: VisitorsProps) {
  const { t } = useTranslation();
  const { form, sending, save } = useSettingForm({ part: 'visitors', schema, stored: { signUp: stored }, fields });
  const title = t('settings.visitors.title');
  return (
    <FormSection id="visitors" title={title} text={t('settings.visitors.text')}>
      <SettingForm title={title} sending={sending} onSubmit={form.handleSubmit(save)}>
        <Controller
          control={form.control}
          name="signUp.way"
          render={({ field: { value, onChange } }) => (
            <>
              <WayChoice
                label={t('settings.visitors.way')}
                ways={signUpWays.map((way) => ({
                  way,
                  name: t(`settings.visitors.ways.${way}`),
                  hint: t(`settings.visitors.hints.${way}`),
                }))}
                value={value}
                onChange={onChange}
              />
              {value === 'contact' && !hasContact && <Alert>{t('settings.visitors.noContact')}</Alert>}
              {value === 'form' && !hasMailServer && <Alert tone="warning">{t('settings.visitors.noMail')}</Alert>}
            </>
          )}
        />
      </SettingForm>
    </FormSection>
  );
}
