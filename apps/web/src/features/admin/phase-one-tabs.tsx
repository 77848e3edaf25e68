import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import type { PhaseOneData } from './phase-one-data.ts';
import { PhaseOneHabits } from './phase-one-habits.tsx';
import { PhaseOneMediumHard } from './phase-one-medium-hard.tsx';
import { PhaseOneProspects } from './phase-one-prospects.tsx';
import { PhaseOneResume } from './phase-one-resume.tsx';
import { type PhaseOneTab, phaseOneTabs, tabOfStep, usePhaseOneTab } from './phase-one-tab.ts';
import { PhaseOneWeak } from './phase-one-weak.tsx';
import { PhaseOneWellness } from './phase-one-wellness.tsx';

/** A phone has no room for all of them: the current one comes to the middle, and the page itself stays where it is. */
function scrollToTab(tab: HTMLButtonElement | null) {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The six parts of a client's first phase, one at a time; on paper all of them. */
export function PhaseOneTabs({ data }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const [tab, openTab] = usePhaseOneTab();
  const missing: readonly PhaseOneTab[] = data.overview.missing.map((step) => tabOfStep[step]);
  const counts: Partial<Record<PhaseOneTab, number>> = {
    weak: Object.keys(data.overview.blocked).length,
    prospect: data.prospects.length,
    harmful: data.habits.length,
  };
  // Going to another tab draws none of them anew.
  const contents = useMemo<Record<PhaseOneTab, ReactNode>>(
    () => ({
      wellness: <PhaseOneWellness data={data} />,
      weak: <PhaseOneWeak data={data} />,
      prospect: <PhaseOneProspects data={data} />,
      mediumhard: <PhaseOneMediumHard data={data} />,
      harmful: <PhaseOneHabits data={data} />,
      resume: <PhaseOneResume data={data} />,
    }),
    [data],
  );
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabsList aria-label={t('phaseOne.tabsLabel')} className="relative print:hidden">
        {phaseOneTabs.map((name) => (
          <TabsTrigger key={name} value={name} ref={name === tab ? scrollToTab : undefined} className="relative">
            {t(`phaseOne.tabs.${name}`)}
            <TabMark missing={missing.includes(name)} count={counts[name] ?? 0} />
          </TabsTrigger>
        ))}
      </TabsList>
      {phaseOneTabs.map((name) => (
        // All are on the page, so that all are printed.
        <TabsContent
          key={name}
          value={name}
          forceMount
          className="data-[state=inactive]:hidden print:block! print:pt-8"
        >
          <h2 className="sr-only print:not-sr-only print:mb-3!">{t(`phaseOne.tabs.${name}`)}</h2>
          {contents[name]}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function TabMark({ missing, count }: { missing: boolean; count: number }) {
  const { t } = useTranslation();
  return (
    <>
      {count > 0 && <span className="ml-1.5 font-normal text-muted-foreground tabular-nums">{count}</span>}
      {missing && (
        <>
          <span className="mb-0.5 ml-2 inline-block size-2 rounded-full bg-accent align-middle" aria-hidden="true" />
          <span className="sr-only"> {t('phaseOne.missing.mark')}</span>
        </>
      )}
    </>
  );
}
