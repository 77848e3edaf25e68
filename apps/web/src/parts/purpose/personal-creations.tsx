import { useTranslation } from 'react-i18next';
import { FieldSet } from '#ui/field.tsx';
import { CheckCard } from './check-card.tsx';
import type { Idea } from './creations.ts';
import { PersonalText } from './personal-text.tsx';

interface PersonalCreationsProps {
  ideas: readonly Idea[];
  own: string;
  onChoose: (chosen: string[]) => void;
  onWrite: (own: string) => void;
  readOnly: boolean;
}

/** What a virtue could bring about: suggestions to tick, and the client's own. Only these become part of the purpose. */
export function PersonalCreations({ ideas, own, onChoose, onWrite, readOnly }: PersonalCreationsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-4">
      <FieldSet label={t('personal.creations')} hint={t('personal.creationsHint')}>
        <div className="grid gap-2">
          {ideas.map(({ text, chosen, pressed }) => (
            <CheckCard key={text} checked={chosen} disabled={readOnly} onChange={() => onChoose(pressed)}>
              {text}
            </CheckCard>
          ))}
        </div>
      </FieldSet>
      <PersonalText label={t('personal.ownCreation')} value={own} onChange={onWrite} readOnly={readOnly} />
    </div>
  );
}
