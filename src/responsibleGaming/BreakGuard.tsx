import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Dialog } from '@/components/Dialog/Dialog';
import { useWake } from '@/components/RelativeTime/useWake';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { modalButton } from '@/overlays/modalButton';
import { BreakWords } from './BreakWords';
import * as css from './play.css';
import { useRecord } from './records';
import { useMemberId } from './useMemberId';

export interface PaidViewProps {
  /** As the modal's argument. */
  argument?: string | undefined;
  /** Something is being sent: the dialog stays. */
  onLock: (locked: boolean) => void;
}

interface BreakGuardProps {
  /** What it closes: a page, a modal, or that of a game, whose money may still come out. */
  kind: 'page' | 'modal' | 'game';
  /** The modal's argument, such as the game's code. */
  argument?: string | undefined;
  onClose?: (() => void) | undefined;
  /** What a transfer that was already made still needs. */
  paid?: ComponentType<PaidViewProps> | undefined;
  /** What a break closes. */
  children: ReactNode;
}

/**
 * In place of what this member's break closes, until the break is over. It waits until the wallet tells who the member
 * is; where it cannot, everything opens, because the break may be another member's.
 */
export function BreakGuard({ kind, argument, onClose, paid: Paid, children }: BreakGuardProps) {
  const { t } = useTranslation('play');
  const known = useMemberId();
  const wallet = useRead(getWallet);
  const memberId = wallet.data?.profile._id || known;
  const { breakUntil = 0 } = useRecord(memberId);
  const [isLocked, setLocked] = useState(false);
  const left = breakUntil - serverNow();
  useWake(left > 0 ? left : Number.POSITIVE_INFINITY);
  const isTold = memberId !== undefined || wallet.data !== undefined || wallet.error !== undefined;
  if (isTold && left <= 0) return children;
  const words = isTold ? (
    <div className={css.closed}>
      <p>{t('break.closedText')}</p>
      <BreakWords until={breakUntil} />
      {Paid ? (
        <>
          <p>{t('break.paidHere')}</p>
          <Suspense fallback={<SkeletonText lines={3} />}>
            <Paid argument={argument} onLock={setLocked} />
          </Suspense>
        </>
      ) : (
        <p>
          <SupportLink>{t('break.paid')}</SupportLink>
        </p>
      )}
      <div className={css.ways}>
        <Button variant="quiet" {...modalButton('withdraw')}>
          {t('break.withdraw')}
        </Button>
        {kind === 'game' ? (
          <Button variant="quiet" {...modalButton('transfer', argument)}>
            {t('break.out')}
          </Button>
        ) : null}
      </div>
    </div>
  ) : (
    <SkeletonText lines={4} />
  );
  const title = t(isTold ? 'break.closedTitle' : 'break.title');
  if (kind !== 'page') {
    return (
      <Dialog open title={title} dismissible={!isLocked} onClose={() => onClose?.()}>
        {words}
      </Dialog>
    );
  }
  return (
    <Card as="section" aria-labelledby="on-break">
      <h1 id="on-break" className={css.closedTitle}>
        {title}
      </h1>
      {words}
    </Card>
  );
}
