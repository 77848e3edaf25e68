import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { SaveWay } from './use-guide-saving.ts';

interface GuideFormEndProps {
  /** What is being saved. */
  busy: SaveWay | undefined;
  unsaved: boolean;
  /** There is a draft that clients do not see yet. */
  drafted: boolean;
  /** Why nothing was saved, in words. */
  problem: string | undefined;
  onSaveDraft: () => void;
  /** Saves on top of what somebody else has saved; undefined where nobody has. */
  onOverwrite: (() => void) | undefined;
}

/** The end of the editor, in view while something waits: the error, and the buttons that publish and save. */
export function GuideFormEnd({ busy, unsaved, drafted, problem, onSaveDraft, onOverwrite }: GuideFormEndProps) {
  const { t } = useTranslation();
  const state = unsaved ? t('guideEditor.unsaved') : drafted ? t('guideEditor.draft.waits') : undefined;
  return (
    <div className={cn('grid gap-4 border-t bg-background py-4', (unsaved || drafted) && 'sticky bottom-0 z-10')}>
      {problem && (
        <Alert
          tone="error"
          title={t('user.notSaved')}
          action={
            onOverwrite && (
              <Button variant="secondary" size="sm" onClick={onOverwrite}>
                {t('guideEditor.draft.saveMine')}
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" loading={busy === 'publish'}>
          {t(busy === 'publish' ? 'common.saving' : 'guideEditor.publish')}
        </Button>
        <Button variant="secondary" size="lg" loading={busy === 'saveDraft'} onClick={onSaveDraft}>
          {t(busy === 'saveDraft' ? 'common.saving' : 'guideEditor.draft.save')}
        </Button>
        <p role="status" className="text-[0.95rem] text-muted-foreground">
          {busy === undefined && state}
        </p>
      </div>
    </div>
  );
}
