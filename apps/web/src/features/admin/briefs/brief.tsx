import type { Briefs } from '@miraco/method/sessions';
import { Eye, HeartHandshake } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { To } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { cn } from '#ui/cn.ts';

interface OpenedScreen {
  key: string;
  name: string;
  to: To;
  /** What it shows now; of a group nothing. */
  fact?: ReactNode;
}

interface BriefProps {
  number: number;
  brief: Omit<Briefs['individual'][number], 'screens'>;
  screens: readonly OpenedScreen[];
  /** After the five questions. */
  children?: ReactNode;
}

/** The brief of a session, which fits on a sheet of paper. */
export function Brief({ number, brief, screens, children }: BriefProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  return (
    <article
      aria-labelledby={title}
      className="rounded-lg border bg-card px-5 py-5 sm:px-7 sm:py-6 print:border-0 print:p-0 print:leading-snug"
    >
      <p className="eyebrow mb-1">{t('sessionBriefs.session', { number })}</p>
      <h2 id={title} className="text-[1.5rem] leading-tight">
        {brief.title[language]}
      </h2>
      <p className="measure mt-2 text-muted-foreground">{brief.aim[language]}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:mt-4 print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:gap-x-8">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 print:gap-4">
          <BriefPart title={t('sessionBriefs.questions')}>
            <ol className="grid gap-2.5 print:gap-1">
              {brief.questions.map((question, place) => (
                <li key={question.es} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
                  <span className="font-serif text-primary tabular-nums" aria-hidden="true">
                    {place + 1}
                  </span>
                  <span className="text-[1.1rem] leading-snug print:text-[1rem]">{question[language]}</span>
                </li>
              ))}
            </ol>
          </BriefPart>
          {children}
          <BriefPart title={t('sessionBriefs.exercise')}>
            <p className="measure">{brief.exercise[language]}</p>
          </BriefPart>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 print:gap-4">
          <Screens screens={screens} />
          <BriefPart title={t('sessionBriefs.watch')} Icon={Eye}>
            <p className="measure">{brief.watch[language]}</p>
          </BriefPart>
          <BriefPart
            title={t('sessionBriefs.refer')}
            Icon={HeartHandshake}
            className="rounded-md bg-secondary px-4 py-3 text-secondary-foreground print:p-0"
          >
            <p className="measure">{brief.refer[language]}</p>
          </BriefPart>
        </div>
      </div>
    </article>
  );
}

interface BriefPartProps {
  title: string;
  Icon?: typeof Eye;
  className?: string;
  children: ReactNode;
}

/** A part of a brief under its heading. */
export function BriefPart({ title, Icon, className, children }: BriefPartProps) {
  return (
    <section className={cn('min-w-0 break-inside-avoid', className)}>
      <h3 className="mb-2 flex items-center gap-2 text-[1.05rem] print:mb-1">
        {Icon && <Icon className="size-5 shrink-0 text-primary" aria-hidden="true" />}
        {title}
      </h3>
      {children}
    </section>
  );
}

function Screens({ screens }: { screens: readonly OpenedScreen[] }) {
  const { t } = useTranslation();
  // The links keep the page of the list that led here.
  const { state } = useLocation();
  const title = t('sessionBriefs.screens');
  return (
    <BriefPart title={title}>
      <ul aria-label={title} className="divide-y rounded-md border print:border-0">
        {screens.map(({ key, name, to, fact }) => (
          <li key={key}>
            <Link
              to={to}
              state={state}
              className="group grid min-h-11 content-center gap-0.5 px-3.5 py-2 no-underline hover:bg-muted print:min-h-0 print:px-0 print:py-1"
            >
              <span className="font-medium text-primary underline decoration-1 underline-offset-4 group-hover:decoration-2 print:no-underline">
                {name}
              </span>
              {fact && (
                <span className="text-[0.9rem] text-muted-foreground leading-snug [overflow-wrap:anywhere]">
                  {fact}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </BriefPart>
  );
}
