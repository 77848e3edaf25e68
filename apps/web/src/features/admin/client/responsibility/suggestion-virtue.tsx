import { type Virtue, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { VirtueGroup } from './suggestion.ts';

interface SuggestionVirtueProps {
  groups: readonly VirtueGroup[];
  words: Outputs['method']['virtues'];
  value: Virtue;
  onChange: (virtue: Virtue) => void;
}

export function SuggestionVirtue({ groups, words, value, onChange }: SuggestionVirtueProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Field label={t('phaseTwo.training.virtue')}>
      <Select
        data-autofocus
        value={value}
        onChange={(event) => {
          const chosen = virtues.find((virtue) => virtue === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {groups.map(({ block, virtues: members }) => (
          <optgroup key={block} label={t(`phaseTwo.blocks.${block}`)}>
            {members.map((virtue) => (
              <option key={virtue} value={virtue}>
                {words[virtue].name[language]}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
