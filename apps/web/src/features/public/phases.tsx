import { phases } from '@miraco/domain/phases';
import { useTranslation } from 'react-i18next';

/** The three phases as columns; with `takeaways` each lists its results. */
export function Phases({ takeaways = false }: { takeaways?: boolean }) {
  const { t } = useTranslation();
  return (
    <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
      {phases.map(({ name, number }) => (
        <li key={name} className="flex flex-col border-t-2 border-t-primary pt-5">
          <p className="eyebrow">{t('nav.phase', { number })}</p>
          <h3 className="mt-1 text-[1.35rem]">{t(`itinerary.${name}.name`)}</h3>
          <p className="mt-2 text-muted-foreground">{t(`itinerary.${name}.about`)}</p>
          {takeaways && (
            <p className="mt-4 md:mt-auto md:pt-5">
              <span className="eyebrow block">{t('landing.itinerary.takeaway')}</span>
              {t(`itinerary.${name}.takeaway`)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
