import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredAt } from '@/api/answeredAt';
import { getSlipWindow } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { SlipClosed } from './SlipClosed';
import { SlipUpload } from './SlipUpload';
import { isSlipOpen } from './slipOpening';

/** Sending a slip, as far as the daily closing window allows it. */
export function Slip({ onLock }: { onLock: (locked: boolean) => void }) {
  const { t } = useTranslation('deposit');
  const { data, error, isLoading, reload } = useRead(getSlipWindow, {}, { isTimed: true });
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = () => data !== undefined && isSlipOpen(data, answeredAt(data), Date.now());
  // Once there it stays: a slip that is chosen or under way outlasts the closing.
  if (!wasOpen && isOpen()) setWasOpen(true);
  if (data) {
    return wasOpen ? (
      <SlipUpload window={data} isOpen={isOpen} onOver={() => void reload()} onLock={onLock} />
    ) : (
      <SlipClosed window={data} onOver={() => void reload()} />
    );
  }
  if (!error) return <SkeletonText lines={3} />;
  return (
    <FailedState call={getSlipWindow} title={t('slip.loadFailed')} busy={isLoading} onRetry={() => void reload()} />
  );
}
