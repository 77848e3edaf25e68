import { defaultLanguage } from '@miraco/domain/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { servedData } from '#shared/trpc/served-page.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from './section.tsx';

/** Quotes of clients: true ones, which the operator has added to the method. */
export function Testimonials() {
  const { t } = useTranslation();
  const language = useLanguage();
  const testimonials = trpc.method.testimonials.useQuery(undefined, {
    initialData: () => servedData()?.testimonials,
  });
  return (
    <Section id="testimonials" title={t('landing.testimonials.title')} lead={t('landing.testimonials.lead')}>
      {testimonials.isError && (
        <Alert
          className="mt-8"
          action={
            <Button variant="secondary" onClick={() => void testimonials.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('landing.testimonials.failed')}
        </Alert>
      )}
      {testimonials.isPending && <Skeleton className="mt-8 h-64 rounded-sm" />}
      {testimonials.data && (
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {testimonials.data.map(({ text, who }) => (
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
