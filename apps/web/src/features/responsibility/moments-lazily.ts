import { momentPart } from '#parts/moment/moment-part.tsx';
import { optionalPart } from '#shared/loading/optional-part.tsx';

export const EvaluationMoment = momentPart(
  async () => (await import('#parts/moment/evaluation-moment.tsx')).EvaluationMoment,
  // The words of the download.
  'conscience',
);
export const ManifestMoment = momentPart(
  async () => (await import('#parts/moment/manifest-moment.tsx')).ManifestMoment,
);
export const DownloadResponsibility = optionalPart(
  async () => (await import('#parts/responsibility-pdf/download-responsibility.tsx')).DownloadResponsibility,
);
