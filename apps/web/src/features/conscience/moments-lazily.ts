import { momentPart } from '#parts/moment/moment-part.tsx';

export const ConscienceMoment = momentPart(
  async () => (await import('#parts/moment/conscience-moment.tsx')).ConscienceMoment,
);
export const Opening = momentPart(async () => (await import('./profile/opening.tsx')).Opening, 'conscience');
