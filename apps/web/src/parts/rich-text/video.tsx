import type { PlayableVideo } from '@miraco/domain/videos';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface VideoProps {
  video: PlayableVideo;
  /** Accessible name of the player. */
  title: string;
}

const frame = 'aspect-video w-full rounded-lg border';

/** Whether the player replaces the button that had the focus. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** Loads a video on demand: before that, no request goes to its host. Key it by its player. */
export function Video({ video: { host, known, player }, title }: VideoProps) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        ref={takeFocus}
        src={player}
        title={title}
        // YouTube plays nothing without a referrer, which our pages send nowhere else.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        className={`${frame} block bg-muted`}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className={`${frame} group grid place-content-center justify-items-center gap-3 bg-secondary p-4 text-center text-secondary-foreground transition-colors duration-150 hover:border-primary`}
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary text-primary-foreground transition-transform duration-150 group-hover:scale-105">
        <Play className="ml-1 size-7 fill-current" aria-hidden="true" />
      </span>
      <span className="font-medium">{t('guide.play')}</span>
      <span className="measure text-[0.9rem] leading-snug">
        {t(known ? 'guide.playAbout' : 'guide.playAboutOther', { host })}
      </span>
    </button>
  );
}
