import { useTranslation } from 'react-i18next';
import { switchShortcuts, useShortcutsOn } from '#shared/shortcuts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** By where they work. */
const groups = [
  {
    place: 'everywhere',
    keys: [
      ['find', 'Ctrl K', '/'],
      ['help', '?'],
    ],
  },
  {
    place: 'client',
    keys: [
      ['next', 'j'],
      ['previous', 'k'],
      ['overview', '0'],
      ['phases', '1', '2', '3'],
      ['account', '4'],
      ['tabs', ',', '.'],
      ['note', 'n'],
    ],
  },
  {
    place: 'list',
    keys: [
      ['search', '/'],
      ['rows', '↑', '↓'],
      ['open', '↵'],
    ],
  },
] as const;

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the team's pages, and a switch for those of a single letter. */
export function ShortcutList({ open, onOpenChange }: ShortcutListProps) {
  const { t } = useTranslation();
  const on = useShortcutsOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {groups.map(({ place, keys }) => (
          <section key={place}>
            <h3 className="mb-1 text-[1.05rem]">{t(`shortcuts.places.${place}`)}</h3>
            <dl className="divide-y">
              {keys.map(([deed, ...pressed]) => (
                <div key={deed} className="flex min-h-10 items-center justify-between gap-4">
                  <dt>{t(`shortcuts.deeds.${deed}`)}</dt>
                  <dd className="flex gap-1.5">
                    {pressed.map((key) => (
                      <kbd
                        key={key}
                        className="min-w-8 rounded-sm border bg-muted px-2 py-0.5 text-center text-[0.85rem]"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox
          className="border-t pt-4"
          label={t('shortcuts.on')}
          hint={t('shortcuts.onHint')}
          checked={on}
          onCheckedChange={(checked) => switchShortcuts(checked)}
        />
      </div>
    </Dialog>
  );
}
