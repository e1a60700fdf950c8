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
import * as css from './activity.css';
import { BreakText } from './BreakText';
import { useRecord } from './records';
import { useMemberId } from './useMemberId';

export interface PaidViewProps {
  /** The modal's argument, such as the payment method of a deposit. */
  argument?: string | undefined;
  /** Called with true when a request starts, and with false when the request ends. The dialog stays open in between. */
  onLock: (locked: boolean) => void;
}

interface BreakGuardProps {
  /** The kind of the closed view. For `game`, the guard also offers to move money out of that game. */
  kind: 'page' | 'modal' | 'game';
  /** The modal's argument, such as the game's code. */
  argument?: string | undefined;
  onClose?: (() => void) | undefined;
  /** The view to show even during a break, because the member may still have to finish an earlier deposit. */
  paid?: ComponentType<PaidViewProps> | undefined;
  /** The view that the break closes. */
  children: ReactNode;
}

/**
 * Replaces a view during this member's break, until the break ends. Waits until the wallet identifies the member. If
 * the wallet fails, the view opens, because the break may be another member's.
 */
export function BreakGuard({ kind, argument, onClose, paid: Paid, children }: BreakGuardProps) {
  const { t } = useTranslation('activity');
  const lastMemberId = useMemberId();
  const wallet = useRead(getWallet);
  const memberId = wallet.data?.profile._id || lastMemberId;
  const { breakUntil = 0 } = useRecord(memberId);
  const [isLocked, setLocked] = useState(false);
  const remainingMs = breakUntil - serverNow();
  useWake(remainingMs > 0 ? remainingMs : Number.POSITIVE_INFINITY);
  const isMemberKnown = memberId !== undefined || wallet.data !== undefined || wallet.error !== undefined;
  if (isMemberKnown && remainingMs <= 0) return children;
  const content = isMemberKnown ? (
    <div className={css.closed}>
      <p>{t('break.closedText')}</p>
      <BreakText until={breakUntil} />
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
      <div className={css.closedActions}>
        {kind === 'game' ? (
          <Button fullWidth {...modalButton('transfer', argument)}>
            {t('break.out')}
          </Button>
        ) : null}
        <Button variant="quiet" fullWidth {...modalButton('withdraw')}>
          {t('break.withdraw')}
        </Button>
      </div>
    </div>
  ) : (
    <SkeletonText lines={4} />
  );
  const title = t(isMemberKnown ? 'break.closedTitle' : 'break.title');
  if (kind !== 'page') {
    return (
      <Dialog open title={title} dismissible={!isLocked} onClose={() => onClose?.()}>
        {content}
      </Dialog>
    );
  }
  return (
    <Card as="section" aria-labelledby="on-break">
      <h1 id="on-break" className={css.closedTitle}>
        {title}
      </h1>
      {content}
    </Card>
  );
}
