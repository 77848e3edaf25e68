import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import type { RowAction } from './menu-items.tsx';
import { type Selection, useSelected } from './selection.ts';

// Seldom needed at once: the list itself loads faster without them and their texts.
const SelectedActions = optionalPart(async () => (await import('./selected-actions.tsx')).SelectedActions, 'deeds');

interface SelectedUsersProps {
  selection: Selection;
  /** Those on the page. */
  users: readonly UserRow[];
  onAct: RowAction;
  /** How many there are, while nobody is selected. */
  found: ReactNode;
}

/** How many users are selected, and what can be done with them; the checkbox selects the whole page. */
export function SelectedUsers({ selection, users, onAct, found }: SelectedUsersProps) {
  const { t } = useTranslation();
  const ids = useSelected(selection);
  const checkbox = useRef<HTMLInputElement>(null);
  // Somebody may have left the page meanwhile.
  const chosen = users.filter(({ id }) => ids.has(id));
  const all = chosen.length === users.length;
  const label = chosen.length === 0 ? t('selection.all') : t('selection.count', { count: chosen.length });
  const clear = () => {
    selection.replace([]);
    // The button that was pressed goes, and the focus would be lost with it.
    checkbox.current?.focus({ preventScroll: true });
  };
  return (
    <div
      className={cn(
        'mb-2 flex min-h-11 flex-wrap items-center gap-x-2 sm:gap-y-2',
        // What can be done stays in sight on a long page.
        chosen.length > 0 && 'sticky top-(--top-bar) z-10 bg-background py-1',
      )}
    >
      <Checkbox
        ref={checkbox}
        checked={all ? true : chosen.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => selection.replace(all ? [] : users.map(({ id }) => id))}
        label={<span className={chosen.length === 0 ? 'sr-only' : 'font-medium tabular-nums'}>{label}</span>}
      />
      {chosen.length === 0 && found}
      {/* A label is not announced when it changes. */}
      <p role="status" className="sr-only">
        {chosen.length > 0 && label}
      </p>
      {chosen.length > 0 && <SelectedActions users={chosen} onAct={onAct} onClear={clear} />}
    </div>
  );
}
