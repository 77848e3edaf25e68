import { useScreen } from '#shared/loading/use-screen.ts';
import { askPersonal } from './asks.ts';

/** The data of the personal purpose's form and summary. */
export const usePersonalData = (user: string) => useScreen((ask) => askPersonal(ask, user));

export type PersonalData = NonNullable<ReturnType<typeof usePersonalData>['data']>;

/** Lists virtues by name, for running text. */
export function listVirtues(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
