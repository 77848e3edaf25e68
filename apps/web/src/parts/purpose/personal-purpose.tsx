import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PersonalData } from './personal-data.ts';
import { PersonalReviewNote } from './personal-review-note.tsx';
import { PersonalStatement, useStatement } from './personal-statement.tsx';
import { PersonalWords } from './personal-words.tsx';

interface PersonalPurposeProps {
  user: string;
  /** From usePersonalData(user): nothing is fetched here. */
  data: PersonalData;
  readOnly?: boolean;
  /** The button that leads to the form, where it is on another page. */
  edit?: ReactNode;
  /** The user has acknowledged that their own words are saved. */
  onSaved?: () => void;
}

const nothing = { motivate: [], dimension: null, duration: null };

/** "My purpose": the choices as a statement, the client's own words, and when to review them. Spec 2, section 2. */
export function PersonalPurpose({ user, data, readOnly = false, edit, onSaved }: PersonalPurposeProps) {
  const { t } = useTranslation();
  const { personal } = data;
  const statement = useStatement(personal ?? nothing, data.words).join(' ');
  const chosen = statement !== '' || personal?.lifeproject;

  if (!personal || !(chosen || personal.purpose)) {
    return (
      <EmptyState icon={<Compass />} title={t('personal.emptyTitle')} action={!readOnly && edit}>
        {t('personal.empty')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10">
      <PersonalStatement personal={personal} data={data} edit={!readOnly && edit} />
      <PersonalWords user={user} personal={personal} statement={statement} readOnly={readOnly} onSaved={onSaved} />
      <PersonalReviewNote date={personal.date} savedOnBehalfBy={personal.savedOnBehalfBy} />
    </div>
  );
}
