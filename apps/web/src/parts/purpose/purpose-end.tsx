import { paths } from '@miraco/contract/paths';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { SaveBar } from '#shared/drafts/save-bar.tsx';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { Link } from '#shared/router/link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { GreatDialog } from './great-dialog.tsx';

interface PurposeEndProps {
  state: SaveState;
  answered: number;
  total: number;
  /** True while there is nothing to confirm, or nothing can be changed. */
  disabled: boolean;
  /** Saves unsaved changes; true once the server has all of them. */
  finish: () => Promise<boolean>;
  /** The user has acknowledged that every answer is saved. */
  onFinished?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a purpose: the state of its answers, and the confirmation at the end. Spec 2, section 8. */
export function PurposeEnd({ state, answered, total, disabled, finish, onFinished, children }: PurposeEndProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const unsaved = state === 'unsaved' || state === 'refused';
  const failed = unsaved && outcome === 'failed';
  // The message about the failure says the same and more, and on a phone the bar would cover it.
  const repeated = failed && state === 'unsaved';
  const left = total - answered;
  useUnloadGuard(state);

  const attempt = async () => {
    setBusy(true);
    const saved = await finish();
    setBusy(false);
    return saved;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome((await attempt()) ? 'saved' : 'failed');
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      {children}
      <SaveBar
        progress={
          <p className="font-medium tabular-nums leading-snug">{t('purpose.progress', { count: answered, total })}</p>
        }
        status={
          <div className={cn('flex flex-wrap items-center gap-x-4', repeated && 'sr-only')}>
            <SaveStatus state={state} />
            {unsaved && !repeated && (
              <Button variant="link" className="text-[0.9rem]" loading={busy} onClick={() => void attempt()}>
                {t('common.retry')}
              </Button>
            )}
          </div>
        }
        error={
          failed && (
            <Alert tone="error" title={t('purpose.notSavedTitle')}>
              {t('purpose.notSaved')}
            </Alert>
          )
        }
        label={t('purpose.finish')}
        disabled={disabled}
        busy={busy}
      />
      <GreatDialog
        open={outcome === 'saved'}
        onClose={() => {
          setOutcome(undefined);
          if (left === 0) onFinished?.();
        }}
        title={t('impact.saved')}
      >
        {t('purpose.confirmed', { count: answered, total })} {left > 0 && t('purpose.left', { count: left })}{' '}
        <Link to={paths.scenarios} className="text-primary underline underline-offset-4">
          {t('purpose.seeScenarios')}
        </Link>
      </GreatDialog>
    </form>
  );
}
