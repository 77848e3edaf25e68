import { hostOfVideo, playableVideo, videoIn, videoSiteName } from '@miraco/domain/videos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Video } from '#parts/rich-text/video.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface GuideVideoFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The hosts whose videos are shown. */
  hosts: string[];
  /** Accessible name of the video in its preview. */
  title: string;
  /** True after an attempt to save: then an error is shown even before the field was left. */
  attempted: boolean;
}

/** The video of a guide: a pasted address is shortened at once. Spec 2, section 3. */
export function GuideVideoField({ value, onChange, hosts, title, attempted }: GuideVideoFieldProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const fault = useFault(value, hosts);
  const video = playableVideo(videoIn(value) ?? '', hosts);
  const change = (next: string) => {
    // Many letters at once are a paste. An address that is typed is left alone: its end may look like an id too early.
    const pasted = Math.abs(next.length - value.length) > 1;
    setLeft(pasted);
    onChange(pasted ? (videoIn(next) ?? next) : next);
  };
  const leave = () => {
    setLeft(true);
    const stored = videoIn(value);
    if (stored !== null && stored !== value) onChange(stored);
  };
  return (
    <div className="grid gap-5 sm:col-span-2" data-field="url">
      <Field
        label={t('guideEditor.video')}
        hint={t('guideEditor.videoHint', { sites: useSites(hosts) })}
        error={left || attempted ? fault : undefined}
        optional
        className="max-w-xl"
      >
        <Input
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {video && (
        <div className="max-w-xl">
          <Video key={video.player} video={video} title={title} />
        </div>
      )}
    </div>
  );
}

function useSites(hosts: string[]): string {
  const language = useLanguage();
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(hosts.map(videoSiteName));
}

/** Why the typed text is no video that would be shown. */
function useFault(value: string, hosts: string[]): string | undefined {
  const { t } = useTranslation();
  const sites = useSites(hosts);
  const stored = videoIn(value);
  if (stored === null) return t('guide.videoId');
  const host = hostOfVideo(stored);
  if (host === undefined || hosts.includes(host)) return undefined;
  return t('guideEditor.videoHost', { site: videoSiteName(host), sites });
}
