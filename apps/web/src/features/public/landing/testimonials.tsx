import { defaultLanguage } from '@miraco/domain/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { useServedData } from '#shared/trpc/served-data.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from './section.tsx';

/** Quotes of clients: true ones, which the operator has added to the method. */
export function Testimonials() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError, refetch } = useServedData('testimonials');
  return (
    <Section id="testimonials" title={t('landing.testimonials.title')} lead={t('landing.testimonials.lead')}>
      {isError && (
        <Alert
          className="mt-8"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('landing.testimonials.failed')}
        </Alert>
      )}
      {!data && !isError && <Skeleton className="mt-8 h-64 rounded-sm" />}
      {data && (
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {data.map(({ text, who }) => (
            // The server looks for this mark where it writes the owner's texts into the built page.
            <li key={text[defaultLanguage]} data-testimonial="" className="flex">
              <figure className="flex flex-1 flex-col rounded-lg border bg-card p-6 shadow-raised">
                <blockquote className="mb-5 font-serif text-[1.15rem] leading-relaxed [overflow-wrap:anywhere]">
                  {text[language]}
                </blockquote>
                <figcaption className="mt-auto border-t pt-4 text-[0.95rem] text-muted-foreground">
                  {who[language]}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
