import type { PanelAsks } from '#features/admin/client/phase-panel.tsx';
import type { TabNames } from '#features/admin/client/phase-tab.ts';
import { orAbsent } from '#features/admin/client-data.ts';
import { askCouple, askPersonal, askProfessional } from '#parts/purpose/asks.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** In order. Spec 2, section 6. */
export const phaseThreeTabs = ['personal', 'professional', 'couple'] as const satisfies TabNames<string>;
type PhaseThreeTab = (typeof phaseThreeTabs)[number];

/** The data of a client's third phase that all of its tabs show. */
export const usePhaseThree = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
  }));

/** The forms ask for the same. */
export const phaseThreeAsks = {
  personal: askPersonal,
  professional: askProfessional,
  couple: askCouple,
} satisfies PanelAsks<PhaseThreeTab>;

export type PhaseThreeData = NonNullable<ReturnType<typeof usePhaseThree>['data']>;
