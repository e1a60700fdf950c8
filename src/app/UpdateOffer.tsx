import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, BannerRegion } from '@/components/Banner/Banner';
import { icon } from '@/components/Icon/Icon.css';
import { createStore } from '@/lib/store';

const offer = createStore<(() => void) | undefined>(undefined);

/**
 * Offers a new version. The given function activates it by reloading the page. `undefined` withdraws the offer, as
 * "Later" does.
 */
export const offerUpdate = offer.setState;

/** Offers a new version. It never activates a version by itself, so that a half-filled form is not lost. */
export function UpdateOffer() {
  const { t } = useTranslation('update');
  const update = useSyncExternalStore(offer.subscribe, offer.getState);
  return (
    <BannerRegion>
      {update ? (
        <Banner
          icon={<Download className={icon()} />}
          action={{ label: t('now'), onPress: update }}
          dismiss={{ label: t('later'), onPress: () => offerUpdate(undefined) }}
        >
          {t('ready')}
        </Banner>
      ) : null}
    </BannerRegion>
  );
}
