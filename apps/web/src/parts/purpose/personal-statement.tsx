import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Card } from '#ui/card.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { ownCreations } from './creations.ts';
import { useMissingParts } from './missing-parts.ts';
import { useOwnerName, useOwnerWords } from './owner.ts';
import { listVirtues, type PersonalData } from './personal-data.ts';

type Personal = NonNullable<PersonalData['personal']>;

/** The sentences that follow from the choices: in the first person, or of the client by `name`. */
export function useStatement(
  { motivate, dimension, duration }: Pick<Personal, 'motivate' | 'dimension' | 'duration'>,
  words: PersonalData['words'],
  name: string | null = null,
): string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const voice = name === null ? 'personal' : 'purposeOf';
  const names = motivate.map((virtue) => words[virtue].name[language].toLocaleLowerCase(language));
  return [
    motivate.length > 0 ? t(`${voice}.moves`, { virtues: listVirtues(names, language), name }) : '',
    dimension ? t(name === null ? `personal.reaches.${dimension}` : `purposeOf.reaches.${dimension}`) : '',
    duration ? t(name === null ? `personal.lasts.${duration}` : `purposeOf.lasts.${duration}`) : '',
  ].filter((sentence) => sentence !== '');
}

interface PersonalStatementProps {
  personal: Personal;
  data: PersonalData;
  /** The link back to the form. */
  edit?: ReactNode;
}

/** The choices as a statement, and below it the choices themselves. Spec 2, section 2. */
export function PersonalStatement({ personal, data, edit }: PersonalStatementProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = useOwnerWords();
  const sentences = useStatement(personal, data.words, useOwnerName());
  const dimension = personal.dimension && data.purpose.dimensions[personal.dimension];
  const duration = personal.duration && data.purpose.durations[personal.duration];
  const people = personal.motivate.filter((virtue) => personal.favourite[virtue]);
  const creations = personal.motivate.flatMap((virtue) =>
    ownCreations(data.creations[virtue], personal.creations[virtue], language),
  );
  const missing = useMissingParts(personal);
  return (
    <Card padding="" className="overflow-hidden">
      {sentences.length > 0 && (
        <p className="bg-secondary px-5 py-8 font-serif text-[clamp(1.35rem,1.15rem+1vw,1.9rem)] text-secondary-foreground leading-snug [overflow-wrap:anywhere] sm:px-10 sm:py-12">
          {sentences.join(' ')}
        </p>
      )}
      <dl className="grid gap-x-10 gap-y-7 px-5 py-7 empty:hidden sm:px-10 sm:py-9 lg:grid-cols-2">
        {dimension && (
          <Part title={t('personal.dimension')}>
            <p className="font-medium">{dimension.name[language]}</p>
            <p className="text-muted-foreground">{dimension.reach[language]}</p>
          </Part>
        )}
        {duration && (
          <Part title={t('personal.duration')}>
            <p className="font-medium">{duration.name[language]}</p>
          </Part>
        )}
        {people.map((virtue) => (
          <Part
            key={virtue}
            wide={people.length === 1}
            title={say('personal.peopleOf', { virtue: data.words[virtue].name[language].toLocaleLowerCase(language) })}
          >
            <ClampedText>{personal.favourite[virtue] ?? ''}</ClampedText>
          </Part>
        ))}
        {creations.length > 0 && (
          <Part title={say('personal.creationsOf')} wide>
            <ul className="grid gap-2">
              {creations.map((creation) => (
                <li key={creation} className="border-accent border-l-2 pl-3.5">
                  <ClampedText>{creation}</ClampedText>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {personal.lifeproject && (
          <Part title={say('personal.project')} wide>
            <ClampedText>{personal.lifeproject}</ClampedText>
          </Part>
        )}
      </dl>
      {(missing || edit) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t px-5 py-3 sm:px-10 print:hidden">
          <p className="text-[0.9rem] text-muted-foreground">{missing}</p>
          {edit}
        </div>
      )}
    </Card>
  );
}

function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <dt className="eyebrow mb-1.5">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
