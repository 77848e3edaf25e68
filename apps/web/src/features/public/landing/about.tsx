import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

const principles = ['listen', 'pace', 'private'] as const;

/** The people behind the product, and how they work. */
export function About() {
  const { t } = useTranslation();
  return (
    <Section id="about" title={t('landing.about.title')}>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <p className="measure font-serif text-[1.3rem] leading-snug">{t('landing.about.lead')}</p>
          <p className="measure text-muted-foreground">{t('landing.about.text')}</p>
        </div>
        <dl className="grid gap-5">
          {principles.map((principle) => (
            <div key={principle} className="border-accent border-l-4 pl-4">
              <dt className="font-medium">{t(`landing.about.${principle}.title`)}</dt>
              <dd className="text-muted-foreground">{t(`landing.about.${principle}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
