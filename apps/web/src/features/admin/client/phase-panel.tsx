import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#shared/loading/loaded.tsx';
import { type Answers, type Ask, askAhead, type Query, useScreen } from '#shared/loading/use-screen.ts';
import { type TabNames, usePhaseTab } from './phase-tab.ts';

/** By tab, what its panel shows beside what the frame knows. */
export type PanelAsks<Tab extends string> = Readonly<
  Record<Tab, (ask: Ask, user: string) => Readonly<Record<string, Query>>>
>;

/** Asks for what the tab in the URL shows, in one request with the frame. */
export function usePanelAhead<Tab extends string>(tabs: TabNames<Tab>, asks: PanelAsks<Tab>, user: string): void {
  const [tab] = usePhaseTab(tabs);
  useEffect(() => askAhead((ask) => asks[tab](ask, user)), [asks, tab, user]);
}

interface PhasePanelProps<Asked extends Record<string, Query>> {
  asks: (ask: Ask, user: string) => Asked;
  user: string;
  children: (data: Answers<Asked>) => ReactNode;
}

/** The panel of a tab, with its own data. */
export function PhasePanel<Asked extends Record<string, Query>>({ asks, user, children }: PhasePanelProps<Asked>) {
  const { t } = useTranslation();
  const screen = useScreen((ask) => asks(ask, user));
  return (
    <Loaded query={screen} failed={t('clientFrame.loadFailed')}>
      {children}
    </Loaded>
  );
}
