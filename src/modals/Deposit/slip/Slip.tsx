import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSlipWindow } from '@/api/calls/lookup';
import { receivedAt } from '@/api/client/receivedAt';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { SlipClosed } from './SlipClosed';
import { SlipUpload } from './SlipUpload';
import { isSlipOpen } from './slipOpening';

/** The slip form. During the daily closing period, says when slips are accepted. */
export function Slip({ onLock }: { onLock: (locked: boolean) => void }) {
  const { t } = useTranslation('deposit');
  const read = useRead(getSlipWindow, {}, { isTimed: true });
  const { data } = read;
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = () => data !== undefined && isSlipOpen(data, receivedAt(data), serverNow());
  // Once the form has been shown, continue to show it. Otherwise the closing period would discard a slip that is chosen
  // or uploading.
  if (!wasOpen && isOpen()) setWasOpen(true);
  const onOver = () => void read.reload();
  return (
    <AsyncState read={read} failed={t('slip.loadFailed')} skeleton={<SkeletonText lines={3} />}>
      {(window) =>
        wasOpen ? (
          <SlipUpload window={window} isOpen={isOpen} onOver={onOver} onLock={onLock} />
        ) : (
          <SlipClosed window={window} onOver={onOver} />
        )
      }
    </AsyncState>
  );
}
