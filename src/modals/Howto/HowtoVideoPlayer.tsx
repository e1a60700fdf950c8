import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/i18n/i18n';
import { htmlLang, languageNames } from '@/i18n/language';
import type { HowtoVideo } from '@/lib/howtoTopics';
import * as css from './HowtoModal.css';

interface HowtoVideoPlayerProps {
  video: HowtoVideo;
  title: string;
  /** It is not there, or cannot be played here. */
  onFail: () => void;
}

/** The browser's own player: nothing starts by itself, and captions are on. */
export function HowtoVideoPlayer({ video, title, onFail }: HowtoVideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const language = currentLanguage();

  // It may have failed before React listened; and a player that leaves must not go on loading.
  useEffect(() => {
    const element = player.current;
    if (element?.error) onFail();
    return () => element?.pause();
  }, [onFail]);

  return (
    <video
      ref={player}
      className={css.video}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      src={video.video}
      poster={video.poster}
      crossOrigin={video.elsewhere ? 'anonymous' : undefined}
      onError={onFail}
    >
      <track
        default
        kind="captions"
        src={video.captions}
        srcLang={htmlLang(language)}
        label={languageNames[language]}
      />
    </video>
  );
}
