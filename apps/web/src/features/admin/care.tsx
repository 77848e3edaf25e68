import { type CareSource, careLinesCounted } from '@miraco/domain/care';
import type { Phase } from '@miraco/domain/phases';
import { Check, HeartHandshake } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clientPage } from '#features/admin/client-pages.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

type Unseen = Outputs['admin']['care']['unseen'];
type Line = Unseen['lines'][number];

/** The tab of the client's results where the entry can be read. */
const places: Readonly<Record<CareSource, { phase: Phase; tab: string }>> = {
  prospect: { phase: 'conscience', tab: 'prospect' },
  habit: { phase: 'conscience', tab: 'harmful' },
  evaluation: { phase: 'responsibility', tab: 'evaluation' },
};

interface CareProps {
  care: Unseen;
  /** False on the page of one client, who is not looked for among others. */
  lead?: boolean;
  className?: string;
}

/** Clients whose entries may call for support. Renders nothing where there are none. */
export function Care({ care: { lines, total }, lead = true, className = 'mb-8' }: CareProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.admin.care.unseen.invalidate(), utils.admin.clientOverview.of.invalidate()]);
  const unseeing = useSend({
    send: ({ user, source }: Line, call) => api.admin.care.unsee.mutate({ user: user.id, source }, call()),
    refresh,
  });
  const seeing = useSend({
    send: ({ user, source, date }: Line, call) => api.admin.care.see.mutate({ user: user.id, source, date }, call()),
    refresh,
    onSent: (_, line) => {
      toast({
        title: t('care.seen'),
        description: fullName(line.user),
        action: { label: t('care.undo'), onSelect: () => void unseeing.send(line) },
      });
      // The pressed button is gone, and the focus would be lost with it.
      requestAnimationFrame(() => {
        const next = list.current?.querySelector('button') ?? document.querySelector('h1');
        next?.focus({ preventScroll: true });
      });
    },
  });
  return (
    <>
      <NotSent title={t('care.notUndone')} sending={unseeing} className={className} />
      {total > 0 && (
        <section aria-labelledby="care" className={className}>
          <h2 id="care" className={lead ? undefined : 'sr-only'}>
            {t('care.title')}
          </h2>
          {lead && <p className="measure mt-1 mb-4 text-muted-foreground">{t('care.lead')}</p>}
          <NotSent title={t('care.failed')} sending={seeing} className="mb-4" />
          <ul ref={list} className="divide-y overflow-hidden rounded-lg border bg-card shadow-raised">
            {lines.map((line) => (
              <CareLine
                key={`${line.user.id} ${line.source}`}
                line={line}
                named={lead}
                busy={seeing.busy}
                onSeen={() => void seeing.send(line)}
              />
            ))}
          </ul>
          {total > lines.length && (
            <p className="mt-3 text-[0.95rem] text-muted-foreground">
              {total > careLinesCounted
                ? t('care.moreThan', { limit: careLinesCounted })
                : t('care.more', { count: total - lines.length })}
            </p>
          )}
        </section>
      )}
    </>
  );
}

interface CareLineProps {
  line: Line;
  /** Whether it says who it is. */
  named: boolean;
  busy: boolean;
  onSeen: () => void;
}

function CareLine({ line, named, busy, onSeen }: CareLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user, source, date } = line;
  const { phase, tab } = places[source];
  const name = fullName(user);
  return (
    <li className="flex items-center gap-x-4 py-2 pr-3 pl-4 sm:pl-5">
      <HeartHandshake className="size-5 shrink-0 text-primary max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link
          to={{ pathname: clientPage(phase, user.id), search: `tab=${tab}` }}
          className="inline-block py-2.5 font-medium leading-snug [overflow-wrap:anywhere] sm:py-0"
        >
          {named ? <bdi>{name}</bdi> : t('care.one', { source: t(`care.${source}`) })}
        </Link>
        <p className="pb-1.5 text-[0.95rem] text-muted-foreground leading-snug sm:pb-0">
          {named && `${t(`care.${source}`)} · `}
          <time className="whitespace-nowrap" dateTime={new Date(date).toISOString()}>
            {dateFormat(language, { dateStyle: 'medium' }).format(date)}
          </time>
        </p>
      </div>
      <Button variant="secondary" disabled={busy} aria-label={t('care.see', { name })} onClick={onSeen}>
        <Check aria-hidden="true" />
        {t('care.seeShort')}
      </Button>
    </li>
  );
}
