import { purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import { virtuesRated } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { useOwnerWords } from './owner.ts';
import type { PersonalChanges, PersonalContent } from './personal-changes.ts';
import { listVirtues, type PersonalData } from './personal-data.ts';
import { PersonalText } from './personal-text.tsx';
import { PersonalVirtueCard } from './personal-virtue-card.tsx';
import { PersonalVirtues } from './personal-virtues.tsx';

interface PersonalFieldsProps {
  data: PersonalData;
  /** The stored purpose with the changes. */
  content: PersonalContent;
  readOnly: boolean;
  onChange: (changes: PersonalChanges) => void;
}

/** What moves the client, whom it is for, how far and how long it goes. Spec 2, sections 3 and 5. */
export function PersonalFields({ data, content, readOnly, onChange }: PersonalFieldsProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  const strong = virtuesRated(data.overview.ratings, 'fuerte');
  const names = (listed: readonly Virtue[]) =>
    listVirtues(
      listed.map((virtue) => data.words[virtue].name[language]),
      language,
    );
  const dropped = data.personal?.dropped ?? [];
  const setAside = strong.filter(
    (virtue) => (content.favourite[virtue] || content.creations[virtue]) && !content.motivate.includes(virtue),
  );
  return (
    <div className="grid gap-12">
      {dropped.length > 0 && (
        <Alert
          tone="warning"
          live={false}
          title={t('personal.dropped', { count: dropped.length, virtues: names(dropped) })}
        >
          {say('personal.droppedText')}
        </Alert>
      )}
      <div className="grid gap-5">
        <PersonalVirtues
          strong={strong}
          motivate={content.motivate}
          words={data.words}
          readOnly={readOnly}
          onChange={(motivate) => onChange({ motivate })}
        />
        <ul className="grid gap-4 empty:hidden">
          {content.motivate.map((virtue) => (
            <PersonalVirtueCard
              key={virtue}
              virtue={virtue}
              data={data}
              content={content}
              readOnly={readOnly}
              onChange={onChange}
            />
          ))}
        </ul>
        <p role="status" className="text-[0.9rem] text-muted-foreground empty:hidden">
          {setAside.length > 0 && say('personal.setAside', { count: setAside.length, virtues: names(setAside) })}
        </p>
      </div>
      <ChoiceCards
        label={t('personal.dimension')}
        hint={t('personal.dimensionHint')}
        choices={purposeDimensions.map((key) => {
          const { name, reach, meaning } = data.purpose.dimensions[key];
          return { key, name: name[language], reach: reach[language], meaning: meaning[language] };
        })}
        chosen={content.dimension}
        readOnly={readOnly}
        onChoose={(dimension) => onChange({ dimension })}
      />
      <ChoiceCards
        label={t('personal.duration')}
        hint={say('personal.durationHint')}
        choices={purposeDurations.map((key) => {
          const { name, meaning } = data.purpose.durations[key];
          return { key, name: name[language], meaning: meaning[language] };
        })}
        chosen={content.duration}
        readOnly={readOnly}
        onChoose={(duration) => onChange({ duration })}
      />
      <section>
        <h2 className="mb-3">{say('personal.project')}</h2>
        <PersonalText
          tall
          label={say('personal.projectLabel')}
          hint={say('personal.projectHint')}
          value={content.lifeproject}
          readOnly={readOnly}
          onChange={(lifeproject) => onChange({ lifeproject })}
        />
      </section>
    </div>
  );
}
