import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Phases } from '#features/public/phases.tsx';
import { hasTestimonials } from '#shared/brand/has-testimonials.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { About } from './about.tsx';
import { Method } from './method.tsx';
import { Offer } from './offer.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';
import { Wellness } from './wellness.tsx';

/** /landing: the offer, for visitors who do not know it yet. Spec 1, sections 1 and 2. */
export function Landing() {
  const { t } = useTranslation();
  usePageTitle(t('seo.landing.title'), t('seo.landing.description'));
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8">
      <section className="grid items-center gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-20">
        <div className="grid justify-items-start gap-6">
          <p className="eyebrow">{t('landing.eyebrow')}</p>
          <h1 tabIndex={-1} className="text-[clamp(2.1rem,1.4rem+3.2vw,3.6rem)] leading-[1.1]">
            {t('landing.title')}
          </h1>
          <p className="measure text-[1.15rem] text-muted-foreground">{t('landing.lead')}</p>
          <EntranceLinks />
        </div>
        <Rosette className="mx-auto w-44 text-primary max-lg:order-first sm:w-56 lg:w-full" />
      </section>
      <Offer />
      <About />
      <Method />
      <Wellness />
      <Section id="itinerary" title={t('landing.itinerary.title')} lead={t('landing.itinerary.lead')}>
        <Phases takeaways />
      </Section>
      {hasTestimonials && <Testimonials />}
      <section
        aria-labelledby="closing"
        className="mt-6 grid justify-items-start gap-4 rounded-lg bg-secondary p-7 text-secondary-foreground sm:p-12"
      >
        <h2 id="closing" className="text-[clamp(1.6rem,1.3rem+1.2vw,2.2rem)]">
          {t('landing.closing.title')}
        </h2>
        <p className="measure text-[1.1rem]">{t('landing.closing.text')}</p>
        <EntranceLinks />
      </section>
    </div>
  );
}

/** A link into the client area, or to the sign-in form. */
function EntranceLinks() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild size="lg">
        <Link to={paths.profile}>{t('landing.start')}</Link>
      </Button>
      {!session && (
        <Button asChild variant="link">
          <Link to={paths.auth}>{t('landing.signIn')}</Link>
        </Button>
      )}
    </div>
  );
}
