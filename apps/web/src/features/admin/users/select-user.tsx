import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { useIsSelected } from './selection.ts';

/** The checkbox of a row. */
export function SelectUser({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [selected, toggle] = useIsSelected(id);
  return (
    <Checkbox
      checked={selected}
      onCheckedChange={toggle}
      label={<span className="sr-only">{t('selection.one', { name })}</span>}
    />
  );
}
