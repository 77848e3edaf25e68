import { momentPart } from '#parts/moment/moment-part.tsx';

export const Finished = momentPart(async () => (await import('./finished.tsx')).Finished, 'purposes');
