import { useTranslation } from 'react-i18next';
import type { ClientData } from './client-data.ts';
import { UnratedVirtues } from './unrated-virtues.tsx';

/** How far somebody is in Conscience, and the names of what is left. */
export type ConscienceProgress = Pick<ClientData, 'overview' | 'words'>;

/** Everything that is missing before Conscience is complete, for whoever opens phase 2 all the same. Spec 1, section 6. */
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
