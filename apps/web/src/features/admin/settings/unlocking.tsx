import { unlockingSetting } from '@miraco/contract/settings';
import { unlockings, type Unlocking as Way } from '@miraco/domain/unlocking';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addressOf, firstPage } from '#features/admin/list-place.ts';
import { Link } from '#shared/router/link.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WayChoice } from './way-choice.tsx';

const schema = z.object({ unlocking: unlockingSetting });
const fields = ['unlocking'] as const;

interface UnlockingProps {
  stored: Way;
  /** The clients who have completed Conscience already: nothing opens by itself for them. */
  waiting: number;
}

/** What opens the later phases once a client has completed Conscience. */
export function Unlocking({ stored, waiting }: UnlockingProps) {
  const { t } = useTranslation();
  const { form, sending, save } = useSettingForm({ part: 'unlocking', schema, stored: { unlocking: stored }, fields });
  const title = t('settings.unlocking.title');
  return (
    <FormSection id="unlocking" title={title} text={t('settings.unlocking.text')}>
      <SettingForm title={title} sending={sending} onSubmit={form.handleSubmit(save)}>
        <Controller
          control={form.control}
          name="unlocking"
          render={({ field: { value, onChange } }) => (
            <WayChoice
              label={t('settings.unlocking.way')}
              ways={unlockings.map((way) => ({
                way,
                name: t(`settings.unlocking.ways.${way}`),
                hint: t(`settings.unlocking.hints.${way}`),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <div className="measure grid gap-2 text-[0.95rem] text-muted-foreground">
          <p>{t('settings.unlocking.perClient')}</p>
          {waiting > 0 && (
            <p>
              {t('settings.unlocking.waiting', { count: waiting })}{' '}
              <Link to={addressOf({ ...firstPage, filter: 'waiting' })} className="underline underline-offset-4">
                {t('settings.unlocking.seeWaiting')}
              </Link>
            </p>
          )}
        </div>
      </SettingForm>
    </FormSection>
  );
}
