import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { usePersonalData } from '#parts/purpose/personal-data.ts';
import { PersonalReviewNote } from '#parts/purpose/personal-review-note.tsx';
import { SavedBy } from '#parts/purpose/saved-by.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PersonalChoices } from './personal-choices.tsx';
import { PersonalOwnWords } from './personal-own-words.tsx';

interface PhaseThreePersonalProps {
  user: ClientData['user'];
  locked: boolean;
}

/** The personal purpose: the choices as a statement and the client's own words, each written in their place on purpose. Spec 2, section 6. */
export function PhaseThreePersonal({ user, locked }: PhaseThreePersonalProps) {
  const { t } = useTranslation();
  const screen = usePersonalData(user.id);
  const { data } = screen;
  if (!data) return <Loading queries={[screen]} />;
  const { personal } = data;
  return (
    <div className="grid gap-8">
      {personal ? (
        <SavedBy date={personal.date} savedOnBehalfBy={personal.savedOnBehalfBy} />
      ) : (
        <EmptyState
          className="break-inside-avoid"
          icon={<Compass />}
          title={t('phaseThree.none', { name: user.firstname })}
        >
          {t('phaseThree.noneText')}
        </EmptyState>
      )}
      <PersonalChoices user={user} data={data} locked={locked} />
      <PersonalOwnWords user={user} data={data} locked={locked} />
      {personal && <PersonalReviewNote date={personal.date} savedOnBehalfBy={personal.savedOnBehalfBy} />}
    </div>
  );
}
