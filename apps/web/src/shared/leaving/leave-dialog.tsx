import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

export function LeaveDialog({ guard: { asking, stay, leave } }: { guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={stay}
      title={t('user.leaveTitle')}
      description={t('user.leaveText')}
      confirmLabel={t('user.leave')}
      cancelLabel={t('user.stay')}
      onConfirm={leave}
    />
  );
}
