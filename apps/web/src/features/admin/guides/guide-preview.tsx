import type { Language } from '@miraco/domain/languages';
import { languages } from '@miraco/domain/languages';
import { playableVideo, videoIn } from '@miraco/domain/videos';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { textsIn } from '#parts/rich-text/guide-texts.ts';
import { RichText } from '#parts/rich-text/rich-text.tsx';
import { Video } from '#parts/rich-text/video.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { capitalized, languageName } from '#shared/language/language-names.ts';
import { Button } from '#ui/button.tsx';
import type { GuideValues } from './guide-form-values.ts';

interface GuidePreviewProps {
  values: GuideValues;
  /** The hosts whose videos are shown. */
  hosts: string[];
  /** Accessible name of the preview: there is one for each version in the history. */
  label: string;
  name: string;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The guide as clients would read it, while it is written. */
export function GuidePreview({ values, hosts, label, name, language, onLanguage }: GuidePreviewProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { url, texts } = useDeferredValue(values);
  const video = playableVideo(videoIn(url) ?? '', hosts);
  const shown = textsIn({ texts }, language);
  return (
    <section
      aria-label={label}
      className="grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-lg border bg-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b bg-muted/50 py-1 pr-1 pl-4">
        <h2 className="font-medium font-sans text-[0.95rem]">{t('guideEditor.asClients')}</h2>
        <div className="flex">
          {languages.map((one) => (
            <Button
              key={one}
              variant="ghost"
              size="sm"
              className="aria-pressed:bg-secondary aria-pressed:text-secondary-foreground"
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {capitalized(languageName(one, reader), reader)}
            </Button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard. */}
      <div tabIndex={0} className="grid content-start gap-6 overflow-y-auto p-5 -outline-offset-2">
        {video && <Video key={video.player} video={video} title={t('guide.videoTitle', { virtue: name })} />}
        {shown.length > 0 && <RichText html={shown.join('')} language={language} />}
        {shown.length === 0 && <p className="text-muted-foreground">{t('guide.noTexts')}</p>}
      </div>
    </section>
  );
}
