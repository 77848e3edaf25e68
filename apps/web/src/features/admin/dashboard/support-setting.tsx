import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { LoadFailed } from '#shared/loading/load-failed.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const SupportForm = lazy(async () => ({ default: (await import('./support-form.tsx')).SupportForm }));

/** Where people who need help now are sent: the countries, and the practice's own line. */
export function SupportSetting() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const screen = useScreen((ask) => ({ settings: ask.admin.settings.get(), support: ask.method.support() }));
  if (!screen.data) return <LoadFailed title={t('supportSetting.loadFailed')} queries={[screen]} />;
  const { support } = screen.data.settings;
  const { countries, name, phone, mail } = support;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const chosen = new Intl.ListFormat(language).format(countries.map((code) => names.of(code) ?? code));
  return (
    <Card>
      <h2>{t('supportSetting.title')}</h2>
      <p className="measure mt-2 text-muted-foreground">{t('supportSetting.about')}</p>
      {editing ? (
        <Suspense
          fallback={
            <LoadingSkeleton>
              <Skeleton className="mt-6 h-64 rounded-sm" />
            </LoadingSkeleton>
          }
        >
          <SupportForm
            stored={support}
            codes={Object.keys(screen.data.support.countries)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <>
          <p className="mt-4">{chosen || t('supportSetting.allCountries')}</p>
          <p className="[overflow-wrap:anywhere]">
            {name === '' ? t('supportSetting.noLine') : [name, phone, mail].filter(Boolean).join(' · ')}
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => setEditing(true)}>
            {t('supportSetting.change')}
          </Button>
        </>
      )}
    </Card>
  );
}
