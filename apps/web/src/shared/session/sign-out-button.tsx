import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { Button } from '#ui/button.tsx';
import { signOut } from './sign-out.ts';

/** Signs out; for where there is room for an icon alone. */
export function SignOutButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('nav.signOut')}
      title={t('nav.signOut')}
      className={className}
      onClick={() => leaveBy(() => void signOut())}
    >
      <LogOut aria-hidden="true" />
    </Button>
  );
}
