import { paths } from '@miraco/contract/paths';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { To } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

type FirstDay = Outputs['admin']['checklist']['get'];
type Step = keyof FirstDay['done'];

const inSettings = (part: string): To => ({ pathname: paths.settings, hash: part });

/** In the order in which they help. */
const places: readonly { step: Step; to: To }[] = [
  { step: 'account', to: paths.editProfile },
  { step: 'contact', to: inSettings('practice') },
  { step: 'mail', to: inSettings('mail') },
  { step: 'backups', to: inSettings('backups') },
  { step: 'guides', to: paths.guides },
  { step: 'client', to: paths.newUser },
];

/** Whether the checklist still has something to show. */
export const isShown = ({ dismissed, done }: FirstDay) => !dismissed && Object.values(done).includes(false);

/** What is left to do on the first day, as the server sees it. */
export function Checklist({ firstDay: { done, sendsMail } }: { firstDay: FirstDay }) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const hiding = useSend({
    send: (checklistDismissed: boolean, call) => api.admin.settings.set.mutate({ checklistDismissed }, call()),
    refresh: () => Promise.all([utils.admin.settings.invalidate(), utils.admin.checklist.invalidate()]),
    onSent: () => {
      toast({ title: t('checklist.hidden'), description: t('checklist.hiddenText') });
      // The pressed button is gone, and the focus would be lost with it.
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  const finished = places.filter(({ step }) => done[step]).length;
  return (
    <section aria-labelledby="checklist" className="mb-8 rounded-lg border bg-card p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="checklist">{t('checklist.title')}</h2>
          <p className="mt-1 text-muted-foreground">{t('checklist.progress', { finished, count: places.length })}</p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-2"
          loading={hiding.busy}
          onClick={() => void hiding.send(true)}
        >
          {t('checklist.hide')}
        </Button>
      </div>
      <NotSent title={t('checklist.notHidden')} sending={hiding} className="mt-3" />
      <ul className="-mx-2 mt-3 grid gap-x-6 lg:grid-cols-2">
        {places.map(({ step, to }) => (
          <li key={step}>
            <StepLink to={to} title={t(`checklist.steps.${step}`)} isDone={done[step]}>
              {step === 'mail' && !sendsMail ? t('checklist.noMailServer') : t(`checklist.why.${step}`)}
            </StepLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepLink({ to, title, isDone, children }: { to: To; title: string; isDone: boolean; children: string }) {
  const { t } = useTranslation();
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <Link to={to} className="group flex min-h-14 items-start gap-3 rounded-md px-2 py-2.5 no-underline hover:bg-muted">
      <Icon className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-flow' : 'text-muted-foreground'}`} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className={isDone ? 'text-muted-foreground' : 'font-medium'}>
          {title} {isDone && <span className="sr-only">{t('nav.done')}</span>}
        </span>
        {!isDone && <span className="block text-[0.95rem] text-muted-foreground">{children}</span>}
      </span>
      <ChevronRight
        className="mt-1 size-4 shrink-0 text-muted-foreground transition-transform duration-150 group-hover:translate-x-0.5"
        aria-hidden="true"
      />
    </Link>
  );
}
