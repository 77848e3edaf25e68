import type { RecordId } from '@miraco/contract/fields';
import { paths } from '@miraco/contract/paths';
import { NotebookText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';

const counted = ['signedIn', 'conscienceComplete', 'inResponsibility', 'active'] as const;

/** How far the clients of a group are, in numbers: none of their answers. */
export function GroupProgress({ id }: { id: RecordId }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  const name = trpc.admin.groups.all.useQuery().data?.find((group) => group.id === id)?.name;
  const progress = trpc.admin.groups.progress.useQuery({ id }).data;
  if (!progress || name === undefined) return null;
  const numbers = [
    { key: 'clients', count: progress.clients, word: t('groupProgress.clients', { count: progress.clients }) },
    ...counted.map((key) => ({ key, count: progress[key], word: t(`groupProgress.${key}`) })),
  ];
  return (
    <section aria-label={t('groupProgress.title', { name })} className="mb-4 rounded-lg border bg-card px-5 py-4">
      <h2 className="font-medium font-sans text-[1rem] [overflow-wrap:anywhere]">
        {t('groupProgress.title', { name })}
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {numbers.map(({ key, count, word }) => (
          <div key={key} className="flex flex-row-reverse items-baseline gap-2">
            <dt className="text-[0.9rem] text-muted-foreground">{word}</dt>
            <dd className="font-serif text-[1.35rem] leading-none tabular-nums">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      {progress.capped && (
        <p className="mt-2 text-[0.9rem] text-muted-foreground">
          {t('groupProgress.capped', { count: progress.clients })}
        </p>
      )}
      <Button asChild variant="link" className="mt-1">
        <Link to={{ pathname: paths.groupBriefs, search: String(new URLSearchParams({ group: id })) }}>
          <NotebookText aria-hidden="true" />
          {t('groupProgress.briefs')}
        </Link>
      </Button>
    </section>
  );
}
