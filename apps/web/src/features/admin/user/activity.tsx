import { changeKinds } from '@miraco/contract/activity';
import { paths } from '@miraco/contract/paths';
import { isTeam } from '@miraco/domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '#features/admin/use-undo.ts';
import { ChangedValues, ChangeFold } from '#parts/changes/changed-values.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useFocusAdded } from '#shared/focus-added.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { type Activity, useActivitySentence } from './activity-words.ts';
import type { User } from './user-changes.ts';

const isOfAnswers = ({ kind }: Activity) => changeKinds.some((each) => each === kind);

/** Entries shown at first, and added by each press. */
const step = 20;

/** Administrators' changes to a user's data, and the user's changes to others' data. Spec 1, section 2. */
export function ActivityLog({ user }: { user: User }) {
  const { t } = useTranslation();
  const log = trpc.admin.activity.useQuery({ id: user.id });
  return (
    <FormSection
      title={t('activity.title')}
      text={t(isTeam(user.tests) ? 'activity.textAdministrator' : 'activity.text')}
    >
      <div className="sm:col-span-2">
        <Loaded query={log} failed={t('activity.failed')}>
          {(entries) =>
            entries.length === 0 ? (
              <p className="text-muted-foreground">{t('activity.none')}</p>
            ) : (
              <Entries page={user.id} entries={entries} />
            )
          }
        </Loaded>
      </div>
    </FormSection>
  );
}

function Entries({ page, entries }: { page: string; entries: readonly Activity[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const virtues = trpc.method.virtues.useQuery().data;
  const sentence = useActivitySentence((virtue) => virtues?.[virtue].name[language]);
  const [shown, setShown] = useState(step);
  const { list, onMore } = useFocusAdded<HTMLOListElement>(shown, () => setShown(shown + step));
  return (
    <>
      <ol ref={list} className="divide-y">
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id} className="py-3 outline-none first:pt-0">
            <p className="[overflow-wrap:anywhere]">{sentence(entry)}</p>
            <ActivityDetails page={page} entry={entry} />
            {isOfAnswers(entry) && <AnswersChanged entry={entry} />}
          </li>
        ))}
      </ol>
      {entries.length > shown && (
        <Button variant="secondary" className="mt-3" onClick={onMore}>
          {t('activity.more')}
        </Button>
      )}
    </>
  );
}

/** What was changed of a client's answers, and the way back. */
function AnswersChanged({ entry: { id, undoable } }: { entry: Activity }) {
  const { t } = useTranslation();
  const undoing = useUndo();
  return (
    <ChangeFold
      beside={
        undoable && (
          <Button
            variant="ghost"
            className="text-[0.9rem]"
            loading={undoing.busy}
            onClick={() => void undoing.send(id)}
          >
            {t('inPlace.undo')}
          </Button>
        )
      }
    >
      <Values id={id} />
    </ChangeFold>
  );
}

const Values = ({ id }: { id: string }) => <ChangedValues values={trpc.admin.changes.values.useQuery({ id })} />;

/** The actor, the user and the date of a change. The user of this page is not named, and nobody where it happened by itself. */
function ActivityDetails({ page, entry: { user, actor, date, detail } }: { page: string; entry: Activity }) {
  const { t } = useTranslation();
  const when = dateFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return (
    <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
      {user && user.id !== page && (
        <>
          {t('activity.for')}{' '}
          <Link
            to={pathOf(paths.editUser, { id: user.id })}
            className="text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{fullName(user)}</bdi>
          </Link>
          {' · '}
        </>
      )}
      {actor?.id !== page && !detail.byItself && (
        <>
          {actor ? t('changes.by', { name: fullName(actor) }) : t('changes.bySomebodyGone')}
          {' · '}
        </>
      )}
      <time dateTime={new Date(date).toISOString()}>{when}</time>
    </p>
  );
}
