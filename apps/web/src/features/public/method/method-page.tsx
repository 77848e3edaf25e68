import { paths } from '@miraco/contract/paths';
import { strengths } from '@miraco/domain/virtues';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtueList } from '#features/public/virtue-list.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { useServedData } from '#shared/trpc/served-data.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LevelTable } from './level-table.tsx';

const limits = ['yours', 'notDiagnosis', 'notValidated', 'noSubstitute'] as const;
const link = 'inline-block py-2 underline underline-offset-4';

/** /method: what the method is, how its results come about, and what they cannot say. */
export function MethodPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: names } = useServedData('virtueNames');
  usePageTitle(t('seo.method.title'), t('seo.method.description'));
  return (
    <div className="mx-auto max-w-4xl px-5 pt-10 sm:px-8 sm:pt-14">
      <PageHeader title={t('method.title')} lead={t('method.lead')} />
      <Part title={t('method.virtues.title')}>
        <p>{t('method.virtues.text')}</p>
        <p>{t('method.virtues.choice')}</p>
        <VirtueList names={names} />
      </Part>
      <Part title={t('method.tests.title')}>
        <p className="border-accent border-l-4 pl-4 font-serif text-[1.2rem] leading-snug">{t('result.snapshot')}</p>
        <ul className="grid list-disc gap-2 pl-5">
          {limits.map((limit) => (
            <li key={limit}>{t(`method.tests.${limit}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('method.stored.title')}>
        <p>{t('method.stored.visitor')}</p>
        <p>{t('method.stored.account')}</p>
      </Part>
      <Part title={t('method.levels.title')}>
        <p>{t('method.levels.text')}</p>
        <LevelTable />
        <p>{t('method.levels.overall')}</p>
        <p>{t('method.levels.uneven')}</p>
        <p>
          <Link to={paths.evaluate} className={link}>
            {t('nav.evaluateWellness')}
          </Link>
        </p>
      </Part>
      <Part title={t('method.strengths.title')}>
        <p>{t('method.strengths.text')}</p>
        <dl className="grid gap-4">
          {strengths.map((strength) => (
            <div key={strength}>
              <dt className="font-medium">{t(`method.strengths.${strength}.name`)}</dt>
              <dd>{t(`method.strengths.${strength}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('method.strengths.changed')}</p>
      </Part>
      <Part title={t('method.texts.title')}>
        <p>{t('method.texts.written')}</p>
        <p>{t('method.texts.replaced')}</p>
        <p className="text-[0.9rem] text-muted-foreground">{t('method.texts.how')}</p>
      </Part>
      <Part title={t('method.help.title')}>
        <p>{t('method.help.text')}</p>
        <p>
          {/* A native in-page link unfolds the help and moves the keyboard's position there. */}
          <a href={`#help-${language}`} className={link}>
            {t('help.now')}
          </a>
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t py-8">
      <h2 className="text-[1.5rem]">{title}</h2>
      <div className="measure mt-4 grid gap-4">{children}</div>
    </section>
  );
}
