import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import PlayIcon from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Scissors from 'lucide-react/icons/scissors';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { Pause } from '@/components/VisuallyHidden/VisuallyHidden';
import { settings } from '@/lib/allSettings';
import { guidePlaceId, type HowtoTopic, howtoSteps, howtoTopics } from '@/lib/howtoTopics';
import { modalButton } from '@/overlays/modalButton';
import { searchWith, useModals } from '@/overlays/useModals';
import * as css from './HowtoScreen.css';

const large = icon({ size: 'lg' });
const images: Record<HowtoTopic, ReactNode> = {
  wallet: <Wallet className={large} />,
  play: <PlayIcon className={large} />,
  balance: <RefreshCw className={large} />,
  bonus: <Gift className={large} />,
  bonusCancel: <Scissors className={large} />,
};

/** Shows another guide in place of the open one. */
function useSwitchGuide() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (topic: HowtoTopic) =>
    void navigate({ search: searchWith(search, [{ name: 'howto', argument: topic }]) }, { replace: true, state });
}

/** Lists the five guides. Each guide opens in a modal with its own URL, which a desktop shows beside the list. */
export function HowtoScreen() {
  const { t } = useTranslation('howto');
  const more = settings.howtoVideos ? t('watch') : t('steps', { count: howtoSteps });
  const shown = useModals().find(({ name }) => name === 'howto')?.argument;
  const switchGuide = useSwitchGuide();
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <div className={css.columns}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
        <ul role="list" className={css.topics}>
          {howtoTopics.map((topic) => (
            <li key={topic}>
              <button
                type="button"
                className={css.topic}
                aria-current={shown === topic || undefined}
                {...modalButton('howto', topic)}
                {...(shown !== undefined && { onClick: () => switchGuide(topic) })}
              >
                <span className={css.patch}>{images[topic]}</span>
                <span className={css.text}>
                  <span className={css.name}>{t(`topic.${topic}.title`)}</span>
                  <Pause />
                  <span className={css.about}>{t(`topic.${topic}.lead`)}</span>
                  <Pause />
                  <span className={css.more}>
                    <span>{more}</span>
                    <ChevronRight className={icon({ size: 'sm' })} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div id={guidePlaceId} className={css.guide} />
        <div className={css.choose}>
          <Pouch size={3.5} />
          <p>{t('choose')}</p>
        </div>
      </div>
    </div>
  );
}
