import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListPlace, panelFilters, placeNow } from '#features/admin/list-place.ts';
import { Button } from '#ui/button.tsx';
import { useFilterChoices } from './filter-choices.ts';

interface FilterChipsProps {
  place: ListPlace;
  onGo: (place: ListPlace) => void;
  /** Takes the focus from a chip that is gone. */
  onFocus: () => void;
}

/** The filters of the panel that are set, each removed by a press. */
export function FilterChips({ place, onGo, onFocus }: FilterChipsProps) {
  const { t } = useTranslation();
  const choices = useFilterChoices(place);
  const active = panelFilters.filter((name) => place[name] !== null);
  const go = (next: Partial<ListPlace>) => {
    onGo({ ...placeNow(), ...next, page: undefined });
    onFocus();
  };
  return (
    <ul aria-label={t('listFilters.active')} className="mb-2 flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const value = choices[name].find((choice) => choice.value === place[name])?.label ?? '';
        return (
          <li key={name}>
            <Button
              variant="soft"
              size="sm"
              className="rounded-full"
              aria-label={t('listFilters.remove', { filter: t(`listFilters.${name}`), value })}
              onClick={() => go({ [name]: null })}
            >
              <span className="font-normal">{t(`listFilters.${name}`)}:</span> {value}
              <X aria-hidden="true" />
            </Button>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              const { level, phase, accountState, coach, group } = firstPage;
              go({ level, phase, accountState, coach, group });
            }}
          >
            {t('listFilters.removeAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
