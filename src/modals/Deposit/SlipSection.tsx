import ChevronDown from 'lucide-react/icons/chevron-down';
import Receipt from 'lucide-react/icons/receipt-text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredAt } from '@/api/answeredAt';
import { getSlipWindow } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { FailedState } from '@/components/FailedState/FailedState';
import { icon } from '@/components/Icon/Icon.css';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import * as css from './Slip.css';
import { SlipClosed } from './SlipClosed';
import { SlipUpload } from './SlipUpload';
import { isSlipOpen } from './slipOpening';

/** Sending a slip: folded away until it is needed, and open only outside the daily closing window (spec section 1). */
export function SlipSection({ onLock }: { onLock: (locked: boolean) => void }) {
  const { t } = useTranslation('deposit');
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <section className={css.section}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        <Receipt className={icon()} />
        <span className={css.toggleWords}>
          <span className={css.toggleTitle}>{t('slip.title')}</span>
          <span className={css.toggleNote}>{t('slip.when')}</span>
        </span>
        <ChevronDown className={`${icon()} ${css.arrow}`} data-open={isShown || undefined} />
      </button>
      <div id={id} hidden={!isShown}>
        {isShown ? <Slip onLock={onLock} /> : null}
      </div>
    </section>
  );
}

function Slip({ onLock }: { onLock: (locked: boolean) => void }) {
  const { t } = useTranslation('deposit');
  const { data, error, isLoading, reload } = useRead(getSlipWindow);
  if (data) {
    const isOpen = () => isSlipOpen(data, answeredAt(data), Date.now());
    return isOpen() ? (
      <SlipUpload window={data} isOpen={isOpen} onLock={onLock} />
    ) : (
      <SlipClosed window={data} onOver={() => void reload()} />
    );
  }
  if (!error) return <SkeletonText lines={3} />;
  return <FailedState title={t('slip.loadFailed')} busy={isLoading} onRetry={() => void reload()} />;
}
