import { type CappedList, caps, hasRoom, isNearlyFull } from '@miraco/domain/caps';
import { useTranslation } from 'react-i18next';

interface CapNoticeProps {
  list: CappedList;
  entries: number;
  className?: string;
}

/** Warns from 90 % on that a list is nearly full, and says what to do once it is. */
export function CapNotice({ list, entries, className = '' }: CapNoticeProps) {
  const { t } = useTranslation();
  if (!isNearlyFull(list, entries)) return null;
  const cap = caps[list];
  return (
    <p className={`measure text-[0.9rem] text-muted-foreground tabular-nums ${className}`}>
      {hasRoom(list, entries) ? t(`caps.nearly.${list}`, { entries, cap }) : t(`caps.full.${list}`, { cap })}
    </p>
  );
}
