import { paths } from '@miraco/schemas/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brandName } from '#app/brand.ts';
import { startPage } from '#app/guards.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { useSession } from '#app/session.ts';
import { Rosette } from '#charts/rosette.tsx';
import { Button } from '#ui/button.tsx';

const phases = ['conscience', 'responsibility', 'impact'] as const;

export function Home() {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(brandName);
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8">
      <section className="grid items-center gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-24">
        <div className="grid justify-items-start gap-6">
          <h1 tabIndex={-1} className="text-[clamp(2.1rem,1.4rem+3.2vw,3.6rem)] leading-[1.1]">
            {t('home.title')}
          </h1>
          <p className="measure text-[1.15rem] text-muted-foreground">{t('home.lead')}</p>
          <Button asChild size="lg" className="mt-2">
            <Link to={session ? startPage(session) : paths.auth}>{t(session ? 'home.enter' : 'home.signIn')}</Link>
          </Button>
          <p className="measure text-[0.9rem] text-muted-foreground">{t('home.private')}</p>
        </div>
        <Rosette className="mx-auto w-52 text-primary max-lg:order-first sm:w-64 lg:w-full" />
      </section>

      <section aria-labelledby="phases" className="border-t py-12 sm:py-16">
        <h2 id="phases" className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
          {t('home.phasesTitle')}
        </h2>
        <p className="measure mt-3 text-muted-foreground">{t('home.phasesLead')}</p>
        <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {phases.map((phase, position) => (
            <li key={phase} className="border-t-2 border-t-primary pt-5">
              <p className="eyebrow">{t('nav.phase', { number: position + 1 })}</p>
              <h3 className="mt-1 text-[1.35rem]">{t(`nav.${phase}`)}</h3>
              <p className="mt-2 text-muted-foreground">{t(`home.${phase}`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
