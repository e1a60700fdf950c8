import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { noticeSlot, onDialogs } from '@/lib/dialogStack';
import { notice } from './OfflineNotice.css';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

const isOffline = () => navigator.onLine === false;

const atHome = () => null;

/**
 * Says that the connection is gone, as long as it is. Its live region is always on the page and takes no room; there is
 * one of it, which moves into the dialog on top: what is outside of that is dimmed, and not read out.
 */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  const slot = useSyncExternalStore(onDialogs, noticeSlot, atHome);
  const region = (
    <div role="status">
      {offline ? (
        <p className={notice}>
          <CloudOff size="1.125em" />
          <span>{t('offline')}</span>
        </p>
      ) : null}
    </div>
  );
  return slot ? createPortal(region, slot) : region;
}
