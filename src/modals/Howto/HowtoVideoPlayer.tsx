import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/i18n/i18n';
import { htmlLang, languageNames } from '@/i18n/language';
import type { HowtoVideo } from '@/lib/howtoTopics';
import * as css from './HowtoModal.css';

/** The timeout of a video, in ms. If the player needs data and none arrives for this long, the video has failed. */
const stallMs = 15_000;
const signsOfLife = ['progress', 'loadedmetadata', 'canplay', 'timeupdate', 'play', 'seeking'];

/** Returns true while the player waits for data: for its first data or, during playback, for more. */
const isWaiting = ({ networkState, readyState, paused }: HTMLVideoElement): boolean =>
  readyState < HTMLMediaElement.HAVE_METADATA
    ? networkState === HTMLMediaElement.NETWORK_LOADING
    : !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

interface HowtoVideoPlayerProps {
  video: HowtoVideo;
  title: string;
  /** Called if the video is missing, does not load, stalls for `stallMs`, or cannot be played in this browser. */
  onFail: () => void;
}

/**
 * The video in the browser's own player. Playback never starts by itself. Captions are on by default, and their full
 * text is available below the video.
 */
export function HowtoVideoPlayer({ video, title, onFail }: HowtoVideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const { t } = useTranslation('howto');
  const language = currentLanguage();
  const [cues, setCues] = useState<readonly VTTCue[]>([]);
  const failed = useEffectEvent(onFail);

  // The video may have failed before React attached its handlers, so check for an error now. Pause the video on
  // unmounting, because it would otherwise continue to play.
  useEffect(() => {
    const element = player.current;
    if (element?.error) failed();
    return () => element?.pause();
  }, []);

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    let alive = performance.now();
    const live = () => {
      alive = performance.now();
    };
    for (const sign of signsOfLife) element.addEventListener(sign, live);
    const timer = setInterval(() => {
      if (!isWaiting(element)) live();
      else if (performance.now() - alive >= stallMs) failed();
    }, 1000);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) element.removeEventListener(sign, live);
    };
  }, []);

  useEffect(() => {
    const captions = player.current?.querySelector('track');
    const read = () => setCues([...(captions?.track.cues ?? [])] as VTTCue[]);
    read();
    captions?.addEventListener('load', read);
    return () => captions?.removeEventListener('load', read);
  }, []);

  return (
    <>
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
      {cues.length > 0 && (
        <details className={css.transcript}>
          <summary className={css.transcriptName}>{t('transcript')}</summary>
          {cues.map(({ startTime, text }) => (
            <p key={startTime}>{text}</p>
          ))}
        </details>
      )}
    </>
  );
}
