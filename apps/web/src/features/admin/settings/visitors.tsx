import { type SignUpSetting, type SignUpWay, signUpSetting, signUpWays } from '@miraco/contract/settings';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Alert } from '#ui/alert.tsx';
import { FieldSet } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Radio, RadioGroup } from '#ui/radio-group.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

const schema = z.object({ signUp: signUpSetting });
const fields = ['signUp.way'] as const;
const isWay = (value: string): value is SignUpWay => signUpWays.some((way) => way === value);

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
              <FieldSet label={t('settings.visitors.way')}>
                <RadioGroup value={value} onValueChange={(way) => isWay(way) && onChange(way)}>
                  {signUpWays.map((way) => (
                    <Radio
                      key={way}
                      value={way}
                      label={
                        <>
                          {t(`settings.visitors.ways.${way}`)}
                          <span className="block text-[0.9rem] text-muted-foreground">
                            {t(`settings.visitors.hints.${way}`)}
                          </span>
                        </>
                      }
                    />
                  ))}
                </RadioGroup>
              </FieldSet>
              {value === 'contact' && !hasContact && <Alert>{t('settings.visitors.noContact')}</Alert>}
              {value === 'form' && !hasMailServer && <Alert tone="warning">{t('settings.visitors.noMail')}</Alert>}
            </>
          )}
        />
      </SettingForm>
    </FormSection>
  );
}
