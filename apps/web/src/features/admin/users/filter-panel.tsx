import { useTranslation } from 'react-i18next';
import { type ListPlace, type PanelFilter, panelFilters, placeNow } from '#features/admin/list-place.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useFilterChoices } from './filter-choices.ts';

interface FilterPanelProps {
  id: string;
  place: ListPlace;
  onGo: (place: ListPlace) => void;
}

/** The filters that combine: each applies at once. */
export function FilterPanel({ id, place, onGo }: FilterPanelProps) {
  const { t } = useTranslation();
  const choices = useFilterChoices(place);
  const select = (name: PanelFilter, chosen: string) => {
    const value = choices[name].find((choice) => choice.value === chosen)?.value ?? null;
    onGo({ ...placeNow(), [name]: value, page: undefined });
  };
  return (
    <fieldset
      id={id}
      aria-label={t('admin.filtersTitle')}
      className="mb-3 grid grid-cols-2 gap-3 rounded-lg border bg-card p-4 sm:grid-cols-3 lg:grid-cols-5"
    >
      {panelFilters
        .filter((name) => choices[name].length > 0)
        .map((name) => (
          <Field key={name} label={t(`listFilters.${name}`)}>
            <Select value={place[name] ?? ''} onChange={({ target }) => select(name, target.value)}>
              <option value="">{t('listFilters.any')}</option>
              {choices[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
    </fieldset>
  );
}
