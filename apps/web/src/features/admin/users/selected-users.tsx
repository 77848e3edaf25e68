import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { RowAction } from './menu.tsx';
import { type Selection, useSelected } from './selection.ts';

const SelectedActions = optionalPart(async () => (await import('./selected-actions.tsx')).SelectedActions);

interface SelectedUsersProps {
  selection: Selection;
  /** Those on the page. */
  users: readonly UserRow[];
  onAct: RowAction;
}

/** How many users are selected, and what can be done with them; the checkbox selects the whole page. */
export function SelectedUsers({ selection, users, onAct }: SelectedUsersProps) {
  const { t } = useTranslation();
  const ids = useSelected(selection);
  // Somebody may have left the page meanwhile.
  const chosen = users.filter(({ id }) => ids.has(id));
  const all = chosen.length === users.length;
  const label = chosen.length === 0 ? t('selection.all') : t('selection.count', { count: chosen.length });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        checked={all ? true : chosen.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => selection.replace(all ? [] : users.map(({ id }) => id))}
        label={
          <span className={chosen.length === 0 ? 'text-muted-foreground' : 'font-medium tabular-nums'}>{label}</span>
        }
      />
      {/* A label is not announced when it changes. */}
      <p role="status" className="sr-only">
        {chosen.length > 0 && label}
      </p>
      {chosen.length > 0 && <SelectedActions chosen={chosen} onAct={onAct} onClear={() => selection.replace([])} />}
    </div>
  );
}
