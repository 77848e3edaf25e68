import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HelpNow } from '#parts/support/help-now.tsx';
import { useOwnerName } from './owner.ts';

/** Above the answers about a couple, always: none of them is about learning to bear fear or harm. Short where room is scarce. */
export function CoupleSafety({ short = false }: { short?: boolean }) {
  const { t } = useTranslation();
  if (useOwnerName() !== null) return null;
  if (short) {
    return (
      <p className="-my-3 text-[0.85rem] text-muted-foreground">
        {t('purpose.coupleSafetyShort')} <HelpNow />
      </p>
    );
  }
  return (
    <p className="measure flex items-start gap-3 rounded-lg border bg-card px-4 py-2.5">
      <ShieldAlert className="mt-2.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <span className="py-2">
        {t('purpose.coupleSafety')} <HelpNow />
      </span>
    </p>
  );
}
