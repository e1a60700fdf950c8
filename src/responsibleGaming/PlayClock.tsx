import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow } from '@/api/client/serverTime';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { whenReloadSafe } from '@/device/reloadGuard';
import { lazyView } from '@/i18n/lazyView';
import { useModals } from '@/overlays/useModals';
import { nameClock, startClock } from './clock';
import { useRecord } from './records';
import { restartReminder, useTime } from './timeRecords';
import { useMemberId } from './useMemberId';

const TimeReminder = lazyView(() => import('./TimeReminder').then((m) => m.TimeReminder), ['activity']);

const isDialogOpen = () => topDialog() !== null;
const minute = 60_000;

/** Tracks the time of the logged-in member, and shows reminders at the chosen interval. */
export function PlayClock({ onLogOut }: { onLogOut: () => void }) {
  const memberId = useMemberId();
  const { remindEvery } = useRecord(memberId);
  const { sinceReminder = 0 } = useTime(memberId);
  useEffect(startClock, []);
  useEffect(() => nameClock(memberId), [memberId]);
  const isDue = remindEvery !== undefined && sinceReminder >= remindEvery * minute;
  return memberId && isDue ? <DueReminder key={memberId} memberId={memberId} onLogOut={onLogOut} /> : null;
}

/** Shows a due time reminder once no command is in flight and no overlay is open. */
function DueReminder({ memberId, onLogOut }: { memberId: string; onLogOut: () => void }) {
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isCovered = useModals().length > 0 || isAsking;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen || isCovered) return;
    let gone = false;
    const open = () => whenReloadSafe().then(() => !gone && setOpen(true));
    Promise.all([TimeReminder.preload(), whenReloadSafe()]).then(open, () => {});
    return () => {
      gone = true;
    };
  }, [isOpen, isCovered]);
  if (!isOpen) return null;
  const close = () => restartReminder(memberId, true, serverNow());
  return (
    <Suspense>
      <TimeReminder
        memberId={memberId}
        onClose={close}
        onLogOut={() => {
          close();
          onLogOut();
        }}
      />
    </Suspense>
  );
}
