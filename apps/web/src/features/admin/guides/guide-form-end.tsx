import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

interface GuideFormEndProps {
  busy: boolean;
  unsaved: boolean;
  /** Why nothing was saved, in words. */
  problem: string | undefined;
}

/** The end of the editor, in view while something is unsaved: the error, and the button that saves. */
export function GuideFormEnd({ busy, unsaved, problem }: GuideFormEndProps) {
  const { t } = useTranslation();
  return (
    <div className={cn('grid gap-4 border-t bg-background py-4', unsaved && 'sticky bottom-0 z-10')}>
      {problem && (
        <Alert tone="error" title={t('user.notSaved')}>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:pl-70">
        <Button type="submit" size="lg" loading={busy}>
          {t(busy ? 'common.saving' : 'user.saveChanges')}
        </Button>
        <p role="status" className="text-[0.95rem] text-muted-foreground">
          {unsaved && !busy && t('guideEditor.unsaved')}
        </p>
      </div>
    </div>
  );
}
