import { FieldSet } from '#ui/field.tsx';
import { CheckCard } from './check-card.tsx';
import type { Idea } from './creations.ts';
import { useOwnerWords } from './owner.ts';
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
  const say = useOwnerWords();
  return (
    <div className="grid content-start gap-4">
      <FieldSet label={say('personal.creations')} hint={say('personal.creationsHint')}>
        <div className="grid gap-2">
          {ideas.map(({ text, chosen, pressed }) => (
            <CheckCard key={text} checked={chosen} disabled={readOnly} onChange={() => onChoose(pressed)}>
              {text}
            </CheckCard>
          ))}
        </div>
      </FieldSet>
      <PersonalText label={say('personal.ownCreation')} value={own} onChange={onWrite} readOnly={readOnly} />
    </div>
  );
}
