import { paths } from '@miraco/contract/paths';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { VirtueList } from '#features/public/virtue-list.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { useServedData } from '#shared/trpc/served-data.ts';
import { NamedRosette } from './named-rosette.tsx';
import { Section } from './section.tsx';

/** The names of the 23 virtues around the rosette. Without the server's answer the petals stand alone. */
export function Method() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useServedData('virtueNames');
  const names = forEveryVirtue((virtue) => data?.[virtue][language] ?? '');
  return (
    <Section id="method" title={t('landing.method.title')} lead={t('landing.method.lead')}>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className="grid gap-4">
          <p className="measure">{t('landing.method.text')}</p>
          <p className="measure">{t('landing.method.balance')}</p>
          <p>
            <Link to={paths.method} className="inline-block py-2 underline underline-offset-4">
              {t('result.aboutMethod')}
            </Link>
          </p>
        </div>
        <NamedRosette names={names} className="mx-auto hidden w-full max-w-2xl sm:block lg:-mt-28" />
        <div className="sm:sr-only">
          <h3 className="eyebrow font-sans">{t('landing.method.virtues')}</h3>
          <VirtueList names={data} />
        </div>
      </div>
    </Section>
  );
}
