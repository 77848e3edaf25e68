import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSession } from '#shared/session/session.ts';
import { startPage } from '#shared/session/start-page.ts';
import { Button } from '#ui/button.tsx';
import { Phases } from './phases.tsx';

/** /: the entrance for visitors. */
export function Home() {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(t('seo.home.title'), t('seo.home.description'));
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8">
      <section className="grid items-center gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-24">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="text-[clamp(2.1rem,1.4rem+3.2vw,3.6rem)] leading-[1.1]">
            {t('home.title')}
          </h1>
          <p className="measure text-[1.15rem] text-muted-foreground">{t('home.lead')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
            {session ? (
              <Button asChild size="lg" className="max-sm:w-full">
                <Link to={startPage(session)}>{t('home.enter')}</Link>
              </Button>
            ) : (
              <>
                <Button asChild size="lg" className="max-sm:w-full">
                  <Link to={paths.evaluate}>{t('home.takeTest')}</Link>
                </Button>
                <Button asChild size="lg" variant="secondary" className="max-sm:w-full">
                  <Link to={paths.auth}>{t('home.signIn')}</Link>
                </Button>
              </>
            )}
            <Button asChild variant="link">
              <Link to={paths.landing}>{t('home.discover')}</Link>
            </Button>
          </div>
          <p className="measure text-[0.9rem] text-muted-foreground">
            {!session && <>{t('home.testHint')} </>}
            {t('home.private')}
          </p>
        </div>
        <Rosette className="mx-auto w-36 text-primary max-lg:order-first sm:w-64 lg:w-full" />
      </section>

      <section aria-labelledby="phases" className="border-t py-12 sm:py-16">
        <h2 id="phases" className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
          {t('home.phasesTitle')}
        </h2>
        <p className="measure mt-3 text-muted-foreground">{t('home.phasesLead')}</p>
        <Phases />
      </section>
    </div>
  );
}
