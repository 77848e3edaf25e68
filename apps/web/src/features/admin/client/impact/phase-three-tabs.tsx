import { isWritable } from '@miraco/domain/user-phase';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhasePanel } from '#features/admin/client/phase-panel.tsx';
import { PhaseTabs } from '#features/admin/client/phase-tabs.tsx';
import { CoupleForm } from '#parts/purpose/couple-form.tsx';
import { PurposeOwner } from '#parts/purpose/owner.ts';
import { ProfessionalForm } from '#parts/purpose/professional-form.tsx';
import { companyPurpose, couplePurpose } from '#parts/purpose/purpose-content.ts';
import { PhaseThreePersonal } from './personal.tsx';
import { type PhaseThreeData, phaseThreeAsks, phaseThreeTabs } from './phase-three-data.ts';
import { PurposeInPlace } from './purpose-in-place.tsx';
import { PhaseThreeScenarios } from './scenarios.tsx';

/** The three purposes of a client, in the client's own forms: to read, and to write in the client's place on purpose. */
export function PhaseThreeTabs({ data }: { data: PhaseThreeData }) {
  const { t } = useTranslation();
  const { user } = data;
  const readOnly = !isWritable('impact', user);
  const contents = useMemo(
    () => ({
      personal: <PhaseThreePersonal user={user} locked={readOnly} />,
      professional: (
        <PhasePanel asks={phaseThreeAsks.professional} user={user.id}>
          {({ professional, ...known }) => (
            <PurposePart>
              <PhaseThreeScenarios {...known} form="company" stored={professional && companyPurpose(professional)} />
              <ProfessionalForm as={PurposeInPlace} user={user.id} readOnly={readOnly} />
            </PurposePart>
          )}
        </PhasePanel>
      ),
      couple: (
        <PhasePanel asks={phaseThreeAsks.couple} user={user.id}>
          {({ couple, ...known }) => (
            <PurposePart>
              <PhaseThreeScenarios {...known} form="couple" stored={couple && couplePurpose(couple)} />
              <CoupleForm as={PurposeInPlace} user={user.id} readOnly={readOnly} />
            </PurposePart>
          )}
        </PhasePanel>
      ),
    }),
    [user, readOnly],
  );
  return (
    <PurposeOwner value={data.user.firstname}>
      <PhaseTabs
        label={t('phaseThree.tabsLabel')}
        tabs={phaseThreeTabs}
        nameOf={(tab) => t(`phaseThree.tabs.${tab}`)}
        contents={contents}
      />
    </PurposeOwner>
  );
}

/** The bar that saves a form is for the screen only: paper cannot be saved. */
function PurposePart({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:[&_.sticky]:hidden print:[&_li]:break-inside-avoid">
      {children}
    </div>
  );
}
