import { forEveryVirtue, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { servedData } from '#shared/trpc/served-page.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { NamedRosette } from './named-rosette.tsx';
import { Section } from './section.tsx';

/** The names of the 23 virtues around the rosette. Without the server's answer the petals stand alone. */
export function Method() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = trpc.method.virtueNames.useQuery(undefined, {
    initialData: () => servedData()?.virtueNames,
  });
  const names = forEveryVirtue((virtue) => data?.[virtue][language] ?? '');
  return (
    <Section id="method" title={t('landing.method.title')} lead={t('landing.method.lead')}>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className="grid gap-4">
          <p className="measure">{t('landing.method.text')}</p>
          <p className="measure">{t('landing.method.balance')}</p>
        </div>
        <NamedRosette names={names} className="mx-auto hidden w-full max-w-2xl sm:block lg:-mt-28" />
        <div className="sm:sr-only">
          <h3 className="eyebrow font-sans">{t('landing.method.virtues')}</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {data &&
              virtues.map((virtue) => (
                <li key={virtue} className="rounded-full border bg-card px-3 py-1 text-[0.95rem]">
                  {names[virtue]}
                </li>
              ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
