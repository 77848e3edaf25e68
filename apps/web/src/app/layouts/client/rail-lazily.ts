import { late } from '#shared/loading/late.tsx';

/** The navigation beside the page, from 64rem on. */
export const rail = late<'ClientRail', object>(() => import('./rail.tsx'), 'ClientRail');

/** The same behind the menu of the bar. */
export const menu = late(() => import('./rail.tsx'), 'ClientMenu');

/** A phone has no room for the rail however it is held: its code comes with the menu. */
export const loadRail = async (): Promise<unknown> =>
  Math.max(screen.width, screen.height) >= 1024 ? Promise.all([rail.load(), menu.load()]) : undefined;
