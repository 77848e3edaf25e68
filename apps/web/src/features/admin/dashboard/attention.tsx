import { paths } from '@miraco/contract/paths';
import { userSearchCap } from '@miraco/contract/user-list';
import {
  CalendarClock,
  CircleAlert,
  DoorOpen,
  Hourglass,
  LeafyGreen,
  type LucideIcon,
  MailQuestionMark,
  MessageSquareText,
  Moon,
  UserRoundX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { addressOf, firstPage } from '#features/admin/list-place.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import type { Screen } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Skeleton } from '#ui/skeleton.tsx';

type Waiting = Outputs['admin']['attention'];

/** From the most urgent to the least. */
const kinds: readonly { kind: keyof Waiting; Icon: LucideIcon; to: To }[] = [
  { kind: 'crisis', Icon: CircleAlert, to: addressOf({ ...firstPage, filter: 'crisis' }) },
  { kind: 'overdue', Icon: CalendarClock, to: addressOf({ ...firstPage, filter: 'overdue' }) },
  { kind: 'silent', Icon: Moon, to: addressOf({ ...firstPage, filter: 'silent' }) },
  { kind: 'waiting', Icon: Hourglass, to: addressOf({ ...firstPage, filter: 'waiting' }) },
  { kind: 'leaving', Icon: DoorOpen, to: addressOf({ ...firstPage, filter: 'leaving' }) },
  { kind: 'uncoached', Icon: UserRoundX, to: addressOf({ ...firstPage, filter: 'uncoached' }) },
  { kind: 'neverSignedIn', Icon: MailQuestionMark, to: addressOf({ ...firstPage, filter: 'neverSignedIn' }) },
  { kind: 'comments', Icon: MessageSquareText, to: { pathname: paths.guides } },
];

const present = (waiting: Waiting) => kinds.filter(({ kind }) => waiting[kind] > 0);

interface AttentionProps {
  attention: Screen<Waiting>;
  /** Nothing else on the page waits for an administrator: only then can it say so. */
  alone: boolean;
}

/** The counts of what waits for an administrator, each linked to its list; a message where nothing does. */
export function Attention({ attention, alone }: AttentionProps) {
  const { t } = useTranslation();
  if (!alone && attention.data && present(attention.data).length === 0) return null;
  return (
    <section aria-labelledby="attention" className="mb-8">
      <h2 id="attention" className="mb-4">
        {t('attention.title')}
      </h2>
      <Loaded
        query={attention}
        failed={t('attention.failed')}
        placeholder={
          <LoadingSkeleton>
            <Skeleton className="h-40 rounded-lg" />
          </LoadingSkeleton>
        }
      >
        {(waiting) => <Kinds waiting={waiting} />}
      </Loaded>
    </section>
  );
}

function Kinds({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const shown = present(waiting);
  if (shown.length === 0) {
    return (
      <p className="flex items-start gap-3 rounded-lg border border-dashed p-5">
        <LeafyGreen className="mt-0.5 size-5 shrink-0 text-flow" aria-hidden="true" />
        <span>
          <span className="block font-medium">{t('attention.nothing')}</span>
          <span className="text-muted-foreground">{t('attention.nothingText')}</span>
        </span>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-[auto_auto_minmax(0,1fr)] divide-y overflow-hidden rounded-lg border bg-card shadow-raised">
      {shown.map(({ kind, Icon, to }) => (
        <li key={kind} className="col-span-3 grid grid-cols-subgrid">
          <Link
            to={to}
            className="col-span-3 grid min-h-14 grid-cols-subgrid items-center gap-x-4 px-5 py-3 no-underline -outline-offset-2 hover:bg-muted"
          >
            <Icon className="size-5 text-primary" aria-hidden="true" />
            <span className="text-right font-serif text-[1.35rem] leading-none tabular-nums">
              <Count count={waiting[kind]} />
            </span>
            <span>{t(`attention.${kind}`, { count: waiting[kind] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (count > userSearchCap) return t('attention.moreThan', { limit: userSearchCap });
  return new Intl.NumberFormat(language).format(count);
}
