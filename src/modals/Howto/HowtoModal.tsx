import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { prefersReducedData } from '@/device/prefersReducedData';
import { currentLanguage } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';
import { howtoTopics, howtoVideo } from '@/lib/howtoTopics';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './HowtoModal.css';
import { HowtoSteps } from './HowtoSteps';
import { HowtoVideoPlayer } from './HowtoVideoPlayer';

/** A guide: the video, and below it its steps as text. */
export function HowtoModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('howto');
  const topic = howtoTopics.find((one) => one === argument);
  // Members who save data get only the steps.
  const video = topic && !prefersReducedData() ? howtoVideo(settings.howtoVideos, topic, currentLanguage()) : null;
  const [broken, setBroken] = useState('');
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
          <div className={css.player}>
            <HowtoVideoPlayer
              key={video.video}
              video={video}
              title={t(`topic.${topic}.title`)}
              onFail={() => setBroken(video.video)}
            />
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
