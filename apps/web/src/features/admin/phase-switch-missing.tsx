import { useTranslation } from 'react-i18next';
import type { ClientData } from './client-data.ts';
import { UnratedVirtues } from './unrated-virtues.tsx';

/** A user's progress in Conscience, and the names of the virtues. */
export type ConscienceProgress = Pick<ClientData, 'overview' | 'words'>;

/** The steps missing before Conscience is complete, for administrators who open phase 2 nevertheless. Spec 1, section 6. */
export function MissingSteps(progress: ConscienceProgress) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="list-disc pl-5">
        {progress.overview.missing.map((step) => (
          <li key={step}>{t(`conscience.step.${step}.name`)}</li>
        ))}
      </ul>
      <UnratedVirtues data={progress} />
    </>
  );
}
