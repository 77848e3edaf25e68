import type { UserListQuery } from '@miraco/contract/user-list';
import { userSearchCap } from '@miraco/contract/user-list-choices';
import type { TFunction } from 'i18next';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { needTexts } from '#shared/language/language.ts';
import { saveFile } from '#shared/pdf/save-file.ts';
import { useSession } from '#shared/session/session.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { toast } from '#ui/toast.ts';
import { type ExportWords, exportUsers } from './export-users.ts';

/** The words of the file. New columns come last: those who read the file by position find the others where they were. */
function exportWords(t: TFunction): Omit<ExportWords, 'coach'> {
  return {
    heads: [
      t('user.firstname'),
      t('user.lastname'),
      t('user.username'),
      t('user.email'),
      t('user.address'),
      t('user.phone'),
      t('user.group'),
      t('user.coach'),
      t('user.language'),
      t('admin.phase'),
      t('admin.wellness'),
      t('admin.lastLogin'),
      t('admin.registered'),
      t('listExport.latest'),
      t('listExport.latestDate'),
      t('listExport.weekly'),
      t('listExport.openExercises'),
      t('listExport.state'),
    ],
    wellness: (level) => t(`levels.${level}`),
    state: ({ disabled, state }) => {
      if (disabled) return t('admin.disabled');
      return state === 'active' ? t('listExport.active') : t(`accountState.${state}`);
    },
  };
}

/** Saves all users of the list, as searched, filtered and sorted, as a CSV file; a long export can be stopped. */
export function UsersExport({ query }: { query: UserListQuery }) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const administers = useSession()?.isAdministrator === true;
  const [done, setDone] = useState<{ count: number; total: number }>();
  const stop = useRef<AbortController>(undefined);
  // Leaving the page stops the export.
  useEffect(() => () => stop.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setDone({ count: 0, total: 0 });
    try {
      await needTexts(['list']);
      // A coach's list has clients of their own alone.
      const team = administers ? await api.admin.team.query() : [await api.account.me.query()];
      const coaches = new Map(team.map((member) => [member.id, fullName(member)]));
      const coach = (id: (typeof team)[number]['id']) => coaches.get(id) ?? '';
      const { file, count, capped } = await exportUsers(
        query,
        { ...exportWords(t), coach },
        {
          signal: controller.signal,
          onProgress: (so, total) => setDone({ count: so, total }),
        },
      );
      saveFile('miraco-users.csv', file);
      toast({
        title: t('admin.exported', { count }),
        ...(capped ? { tone: 'info', description: t('admin.exportCapped', { cap: userSearchCap }) } : {}),
      });
    } catch (error) {
      if (!controller.signal.aborted)
        toast({ tone: 'error', title: t('admin.exportFailed'), description: failure(error) });
    } finally {
      setDone(undefined);
    }
  };

  if (!done) {
    return (
      <Button variant="secondary" onClick={() => void save()}>
        <Download aria-hidden="true" />
        {t('admin.export')}
      </Button>
    );
  }
  return (
    <Button variant="secondary" onClick={() => stop.current?.abort()}>
      <X aria-hidden="true" />
      {t('admin.stopExport')}
      <Progress
        className="w-20"
        value={done.count}
        max={Math.max(done.total, 1)}
        label={t('admin.exporting')}
        valueText={t('admin.exportedSoFar', done)}
      />
    </Button>
  );
}
