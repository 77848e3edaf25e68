import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabsList, Tabs as TabsRoot, TabsTrigger } from '#ui/tabs.tsx';

/** Below this the two share the place; neither is unmounted, so that nothing typed is lost. */
const folded = 'max-xl:data-[state=inactive]:hidden';

/** The form with its preview: side by side where there is room, else one tab each. */
export function WriteAndPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TabsRoot defaultValue="write">
      <TabsList className="mb-6 xl:hidden" aria-label={t('guideEditor.views')}>
        <TabsTrigger value="write">{t('guideEditor.write')}</TabsTrigger>
        <TabsTrigger value="preview">{t('guideEditor.preview')}</TabsTrigger>
      </TabsList>
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:gap-8">
        <Tabs.Content value="write" forceMount className={`min-w-0 ${folded}`} tabIndex={-1}>
          {children}
        </Tabs.Content>
        <Tabs.Content
          value="preview"
          forceMount
          tabIndex={-1}
          className={`min-w-0 xl:sticky xl:top-[calc(var(--top-bar)+1rem)] xl:max-h-[calc(100dvh-var(--top-bar)-7.5rem)] xl:self-start ${folded}`}
        >
          {preview}
        </Tabs.Content>
      </div>
    </TabsRoot>
  );
}
