import { useTranslation } from 'react-i18next';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { SaveBar } from '#shared/drafts/save-bar.tsx';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import type { Sending } from '#shared/sending/use-sender.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface ManifestEndProps {
  written: number;
  total: number;
  state: SaveState;
  locked: boolean;
  sending: Pick<Sending, 'busy' | 'done' | 'problem'>;
  /** The number of statements missing in the last save. */
  missing: number;
  /** The number of statements that keep the manifesto from being saved. */
  tooLong: number;
  onGoToMissing: () => void;
  onGoToTooLong: () => void;
}

/** The progress of the manifesto, the state of its draft, and the button that saves it with its result. */
export function ManifestEnd({
  written,
  total,
  state,
  locked,
  sending,
  missing,
  tooLong,
  onGoToMissing,
  onGoToTooLong,
}: ManifestEndProps) {
  const { t } = useTranslation();
  const notes = (
    <>
      <NotSent title={t('manifest.notSaved')} sending={sending} />
      {tooLong > 0 && (
        <Alert
          tone="error"
          title={t('manifest.tooLongTitle', { count: tooLong })}
          action={
            <Button variant="secondary" size="sm" onClick={onGoToTooLong}>
              {t('manifest.toIt')}
            </Button>
          }
        >
          {t('manifest.tooLongText')}
        </Alert>
      )}
      {missing > 0 && (
        <Alert
          tone="warning"
          title={t('manifest.missingTitle', { count: missing })}
          action={
            <Button variant="secondary" size="sm" onClick={onGoToMissing}>
              {t('manifest.toFirst')}
            </Button>
          }
        />
      )}
    </>
  );
  return (
    <SaveBar
      progress={
        <p role="status" className="font-medium tabular-nums">
          {t('manifest.written', { count: written, total })}
        </p>
      }
      status={
        locked ? (
          t('manifest.readOnly')
        ) : (
          <>
            <Sent sending={sending}>{t('manifest.saved')}</Sent>
            {(!sending.done || state !== 'untouched') && (
              <SaveStatus state={state} words="draft" untouched={written > 0 ? t('manifest.allSaved') : undefined} />
            )}
          </>
        )
      }
      error={notes}
      label={t('manifest.save')}
      disabled={locked}
      busy={sending.busy}
    />
  );
}
