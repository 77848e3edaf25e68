import type { Occasion } from '@miraco/domain/moments';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLocation } from '#shared/router/router.tsx';

const parameter = 'moment';

/** The closing page at an address, if any. */
export const momentIn = (search: string) => new URLSearchParams(search).get(parameter);

/** The address of a closing page: that of the page which it closes, with a parameter. */
export const momentAt = (path: string, occasion: Occasion) => `${path}?${parameter}=${occasion}`;

/** Whether the address asks for this closing page. */
export function useMoment(occasion: Occasion): boolean {
  return momentIn(useLocation().search) === occasion;
}

/** Names a page, unless its address shows this closing page: that names itself. */
export function useTitleUnless(occasion: Occasion, title: string): void {
  usePageTitle(useMoment(occasion) ? null : title);
}
