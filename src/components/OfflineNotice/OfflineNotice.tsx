import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { noticeSlot, onDialogs } from '@/components/Dialog/dialogStack';
import { notice } from './OfflineNotice.css';
import { useIsOffline } from './useIsOffline';

const atHome = () => null;

/**
 * The delay before the text appears in a new live region, in ms. Screen readers do not announce text that is already in
 * a region when the region is added to the page.
 */
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
 * Says that the device is offline. While the device is online, only the empty live region is on the page, without
 * taking space. A modal dialog dims the page and hides the page from screen readers. So the notice moves into the
 * dialog on top, if the dialog has a slot for messages (`noticeSlot`). Use one notice per page, in the top bar. A
 * failed call shows its own error.
 */
export function OfflineNotice() {
  const offline = useIsOffline();
  const slot = useSyncExternalStore(onDialogs, offline ? noticeSlot : atHome, atHome);
  // Create the portal only while the device is offline, because React listens to every event type on a portal's
  // container.
  return slot ? createPortal(<Region offline isNew />, slot) : <Region offline={offline} />;
}
