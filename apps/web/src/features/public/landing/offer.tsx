import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

const parts = ['workshop', 'individual', 'group'] as const;

/** The workshop and the sessions. Spec 1, section 1. */
export function Offer() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.offer.title')}>
      <ul className="mt-8 grid divide-y md:grid-cols-3 md:divide-x md:divide-y-0">
        {parts.map((part) => (
          <li key={part} className="py-6 md:px-8 md:py-1 md:last:pr-0 md:first:pl-0">
            <h3 className="flex items-baseline gap-4 md:grid md:gap-3">
              <span className="min-w-20 text-[3.25rem] text-primary leading-none lining-nums">
                {t(`landing.offer.${part}.figure`)}
              </span>{' '}
              <span className="text-[1.25rem]">{t(`landing.offer.${part}.title`)}</span>
            </h3>
            <p className="mt-2 text-muted-foreground">{t(`landing.offer.${part}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
