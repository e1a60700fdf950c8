import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import PlayIcon from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Scissors from 'lucide-react/icons/scissors';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { SpokenPause } from '@/components/VisuallyHidden/VisuallyHidden';
import { settings } from '@/lib/allSettings';
import { type HowtoTopic, howtoSteps, howtoTopics } from '@/lib/howtoTopics';
import { modalButton } from '@/overlays/modalButton';
import * as css from './HowtoScreen.css';

const large = icon({ size: 'lg' });
const images: Record<HowtoTopic, ReactNode> = {
  wallet: <Wallet className={large} />,
  play: <PlayIcon className={large} />,
  balance: <RefreshCw className={large} />,
  bonus: <Gift className={large} />,
  bonusCancel: <Scissors className={large} />,
};

/** Lists the five guides. Each guide opens in a modal with its own URL. */
export function HowtoScreen() {
  const { t } = useTranslation('howto');
  const more = settings.howtoVideos ? t('watch') : t('steps', { count: howtoSteps });
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <ul role="list" className={css.topics}>
        {howtoTopics.map((topic) => (
          <li key={topic}>
            <button type="button" className={css.topic} {...modalButton('howto', topic)}>
              <span className={css.patch}>{images[topic]}</span>
              <span className={css.text}>
                <span className={css.name}>{t(`topic.${topic}.title`)}</span>
                <SpokenPause />
                <span className={css.about}>{t(`topic.${topic}.lead`)}</span>
                <SpokenPause />
                <span className={css.more}>
                  <span>{more}</span>
                  <ChevronRight className={icon({ size: 'sm' })} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
