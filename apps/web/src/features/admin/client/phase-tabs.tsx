import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atRest } from '#shared/at-rest.ts';
import { useShortcuts } from '#shared/shortcuts.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import { type TabNames, usePhaseTab } from './phase-tab.ts';

/** A phone has no room for all tabs: the current one is scrolled to the middle, without scrolling the page. */
function scrollToTab(tab: HTMLButtonElement | null) {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

interface PhaseTabsProps<Tab extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: TabNames<Tab>;
  nameOf: (tab: Tab) => string;
  /** Keep it in a `useMemo`, so that changing the tab renders no panel again. */
  contents: Readonly<Record<Tab, ReactNode>>;
  /** The number of entries in a tab, where it helps. */
  counts?: Readonly<Partial<Record<Tab, number>>>;
  /** Whether the client has something left to do there. */
  missing?: readonly Tab[];
}

/**
 * The panels that are mounted: those that were shown or pointed at, and once the page rests all, so that all are printed. They ask
 * for their data when they are mounted.
 */
function useMounted<Tab extends string>(tabs: TabNames<Tab>, shown: Tab) {
  const [mounted, setMounted] = useState<readonly Tab[]>([shown]);
  if (!mounted.includes(shown)) setMounted([...mounted, shown]);
  const mount = (tab: Tab) =>
    startTransition(() => setMounted((before) => (before.includes(tab) ? before : [...before, tab])));
  useEffect(() => atRest(() => startTransition(() => setMounted(tabs))), [tabs]);
  return { mounted, mount };
}

/** The tabs of a client's phase, one shown at a time, named by ?tab= in the URL; all of them on paper. */
export function PhaseTabs<Tab extends string>({
  label,
  tabs,
  nameOf,
  contents,
  counts,
  missing = [],
}: PhaseTabsProps<Tab>) {
  const [tab, openTab] = usePhaseTab(tabs);
  const { mounted, mount } = useMounted(tabs, tab);
  const turn = (by: number) => openTab(tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab);
  useShortcuts({ ',': () => turn(-1), '.': () => turn(1) });
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabsList aria-label={label} className="relative print:hidden">
        {tabs.map((name) => (
          <TabsTrigger
            key={name}
            value={name}
            ref={name === tab ? scrollToTab : undefined}
            className="relative"
            onPointerEnter={() => mount(name)}
          >
            {nameOf(name)}
            <TabMark missing={missing.includes(name)} count={counts?.[name] ?? 0} />
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((name) => (
        <TabsContent key={name} value={name} forceMount className="print:pt-8 not-print:data-[state=inactive]:hidden">
          <h2 className="sr-only print:not-sr-only print:mb-3">{nameOf(name)}</h2>
          {mounted.includes(name) && contents[name]}
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
          <span className="sr-only"> {t('clientFrame.missing.mark')}</span>
        </>
      )}
    </>
  );
}
