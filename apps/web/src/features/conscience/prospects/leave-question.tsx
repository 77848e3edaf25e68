import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface LeaveQuestionProps {
  guard: LeaveGuard;
  title: string;
  text: ReactNode;
  /** Leaves without the last step. */
  leave: string;
  onLeave: () => void;
  /** Takes the last step, and leaves; absent while something is missing for it. */
  finish: string;
  onFinish: (() => void) | undefined;
  busy: boolean;
  /** Why it failed; the question stays. */
  problem: string | undefined;
}

/** Asks about what is typed on the page before it is left. */
export function LeaveQuestion({ guard, title, text, leave, onLeave, finish, onFinish, ...state }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={guard.asking}
      onOpenChange={guard.stay}
      title={title}
      description={text}
      width="max-w-xl"
      footer={
        <>
          {/* The harmless choice gets the initial focus. */}
          <Button variant="ghost" onClick={guard.stay} data-autofocus>
            {t('prospect.leave.stay')}
          </Button>
          <Button variant={onFinish ? 'secondary' : 'primary'} onClick={onLeave}>
            {leave}
          </Button>
          {onFinish && (
            <Button loading={state.busy} onClick={onFinish}>
              {finish}
            </Button>
          )}
        </>
      }
    >
      {state.problem && <Alert tone="error">{state.problem}</Alert>}
    </Dialog>
  );
}
