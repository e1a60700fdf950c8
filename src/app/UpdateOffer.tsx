import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, BannerRegion } from '@/components/Banner/Banner';
import { icon } from '@/components/Icon/Icon.css';

let bringIn: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Offers a new version. `next` activates it by reloading the page. `undefined` withdraws the offer, as "Later" does.
 */
export function offerUpdate(next: (() => void) | undefined): void {
  bringIn = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers a new version. It never activates a version by itself, so that a half-filled form is not lost. */
export function UpdateOffer() {
  const { t } = useTranslation('update');
  const update = useSyncExternalStore(subscribe, () => bringIn);
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
