import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { noticeSlot, onDialogs } from '@/components/Dialog/dialogStack';
import { notice } from './OfflineNotice.css';
import { useIsOffline } from './useIsOffline';

const atHome = () => null;

/** A live region must be on the page for a moment before what comes into it is read out. */
const settleMs = 100;

function Region({ offline, isNew = false }: { offline: boolean; isNew?: boolean }) {
  const { t } = useTranslation('common');
  const [settled, setSettled] = useState(!isNew);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(setSettled, settleMs, true);
    return () => clearTimeout(timer);
  }, [settled]);
  return (
    <div role="status">
      {offline && settled ? (
        <p className={notice}>
          <CloudOff size="1.125em" />
          <span>{t('offline')}</span>
        </p>
      ) : null}
    </div>
  );
}

/**
 * Says that the connection is gone, as long as it is. Its live region is always on the page and takes no room; there is
 * one of it, which moves into the dialog on top: what is outside of that is dimmed, and not read out. One a page, in
 * its top bar; a call that failed says so in its own place.
 */
export function OfflineNotice() {
  const offline = useIsOffline();
  const slot = useSyncExternalStore(onDialogs, offline ? noticeSlot : atHome, atHome);
  // Only then: in a place that it moves things to, React listens to every kind of event there is.
  return slot ? createPortal(<Region offline isNew />, slot) : <Region offline={offline} />;
}
