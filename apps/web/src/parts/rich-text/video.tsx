import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface VideoProps {
  /** The id on the video site. */
  id: string;
  /** Accessible name of the player. */
  title: string;
}

const frame = 'aspect-video w-full rounded-lg border';

/** Whether the player replaces the button that had the focus. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** Loads a video on demand: before that, no request goes to the video site. Key it by its id. */
export function Video({ id, title }: VideoProps) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        ref={takeFocus}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
        title={title}
        // The video site plays nothing without a referrer, which our pages send nowhere else.
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
      <span className="measure text-[0.9rem] leading-snug">{t('guide.playAbout')}</span>
    </button>
  );
}
