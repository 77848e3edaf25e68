import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedValues, ChangeFold } from '#parts/changes/changed-values.tsx';
import { useSavedWhat } from '#parts/changes/saved-what.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useFocusAdded } from '#shared/focus-added.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';

type Change = Outputs['account']['changes']['list'][number];

/** Entries shown at first. */
const some = 5;

/** What the team changed of the client's answers: what, by whom and when. Nothing for most, whose answers are all their own. */
export function OwnChanges() {
  const { t } = useTranslation();
  const changes = trpc.account.changes.list.useQuery();
  if (changes.data?.length === 0) return null;
  return (
    <section aria-labelledby="own-changes" className="mt-10 border-t pt-8">
      <h2 id="own-changes">{t('changes.title')}</h2>
      <p className="measure mt-3 text-muted-foreground">{t('changes.text')}</p>
      <Loaded query={changes} failed={t('changes.failed')}>
        {(list) => <Changes list={list} />}
      </Loaded>
    </section>
  );
}

function Changes({ list }: { list: readonly Change[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = list.slice(0, all ? undefined : some);
  const { list: listed, onMore } = useFocusAdded<HTMLOListElement>(shown.length, () => setAll(true));
  return (
    <>
      <ol ref={listed} className="mt-4 divide-y">
        {shown.map((change) => (
          <li key={change.id} className="py-3 outline-none">
            <ChangeLine change={change} />
            <ChangeFold>
              <Values id={change.id} />
            </ChangeFold>
          </li>
        ))}
      </ol>
      {!all && list.length > some && (
        <Button variant="secondary" className="mt-3" onClick={onMore}>
          {t('changes.more')}
        </Button>
      )}
    </>
  );
}

const Values = ({ id }: { id: string }) => <ChangedValues values={trpc.account.changes.values.useQuery({ id })} />;

function ChangeLine({ change: { kind, detail, actor, date } }: { change: Change }) {
  const { t } = useTranslation();
  const what = useSavedWhat()(detail.procedure ?? 'conscience.userVirtues.edit');
  const when = dateFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return (
    <>
      <p>{t(`changes.kinds.${kind === 'undone' ? kind : 'savedOnBehalf'}`, { what })}</p>
      <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
        {actor ? t('changes.by', { name: fullName(actor) }) : t('changes.bySomebodyGone')}
        {' · '}
        <time dateTime={new Date(date).toISOString()}>{when}</time>
      </p>
    </>
  );
}
