import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { prefersReducedData } from '@/device/prefersReducedData';
import { currentLanguage } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';
import { howtoTopics, howtoVideo } from '@/lib/howtoTopics';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './HowtoModal.css';
import { HowtoSteps } from './HowtoSteps';
import { HowtoVideoPlayer } from './HowtoVideoPlayer';
import { useVideoSize } from './useVideoSize';

/** A guide: the video, and below it or beside it its steps as text. */
export function HowtoModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('howto');
  const topic = howtoTopics.find((item) => item === argument);
  const video = topic ? howtoVideo(settings.howtoVideos, topic, currentLanguage()) : null;
  const [broken, setBroken] = useState('');
  // Members who save data get the video on a tap.
  const [isWanted, setWanted] = useState(() => !prefersReducedData());
  const isTapped = useRef(false);
  const player = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const film = isTapped.current ? player.current?.querySelector('video') : undefined;
    if (!isWanted || !film) return;
    // The tapped button is gone, so the video takes the focus.
    film.focus();
    film.play().catch(() => {});
  }, [isWanted]);
  const playTapped = () => {
    isTapped.current = true;
    setWanted(true);
  };
  const size = useVideoSize(isWanted || !video || video.elsewhere ? undefined : video.video);
  const failed = video !== null && broken === video.video;
  useAnnounced(failed ? t('failed') : '');
  if (!topic) {
    return (
      <Dialog open title={t('title')} onClose={onClose}>
        <EmptyState title={t('unknown')} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={t(`topic.${topic}.title`)} onClose={onClose} size="lg">
      <p className={css.lead}>{t(`topic.${topic}.lead`)}</p>
      {failed ? (
        <p className={css.failed} data-failed="video">
          {t('failed')}
        </p>
      ) : null}
      <div className={css.guide}>
        {video && !failed ? (
          <div ref={player} className={css.player}>
            {isWanted ? (
              <HowtoVideoPlayer
                key={video.video}
                video={video}
                title={t(`topic.${topic}.title`)}
                onFail={() => setBroken(video.video)}
              />
            ) : (
              <Button variant="quiet" fullWidth icon={<Play className={icon()} />} onClick={playTapped}>
                {size ? t('playSize', { size }) : t('play')}
              </Button>
            )}
          </div>
        ) : null}
        <div className={css.written}>
          {video && !failed ? <h3 className={css.stepsTitle}>{t('stepsTitle')}</h3> : null}
          <HowtoSteps topic={topic} />
        </div>
      </div>
    </Dialog>
  );
}
