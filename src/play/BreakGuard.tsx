import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverTime';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Dialog } from '@/components/Dialog/Dialog';
import { ReadState } from '@/components/ReadState/ReadState';
import { useWake } from '@/components/RelativeTime/useWake';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TeamWords } from '@/components/TeamWords/TeamWords';
import { modalButton } from '@/layers/modalButton';
import { BreakWords } from './BreakWords';
import * as css from './play.css';
import { useRecord } from './records';

interface BreakGuardProps {
  /** What it closes: a page, a modal, or that of a game, whose money may still come out. */
  kind: 'page' | 'modal' | 'game';
  /** The game's code. */
  argument?: string;
  onClose?: () => void;
  /** What a break closes. */
  children: ReactNode;
}

/** In place of what this member's break closes, until it is over; whose break it is, is found out first. */
export function BreakGuard({ kind, argument, onClose, children }: BreakGuardProps) {
  const { t } = useTranslation('play');
  const wallet = useRead(getWallet);
  const { breakUntil = 0 } = useRecord(wallet.data?.profile._id);
  const left = breakUntil - serverNow();
  useWake(left > 0 ? left : Number.POSITIVE_INFINITY);
  if (wallet.data && left <= 0) return children;
  const words = (
    <ReadState read={wallet} failed={t('unknown')} skeleton={<SkeletonText lines={4} />}>
      {() => (
        <div className={css.closed}>
          <p>{t('break.closedText')}</p>
          <BreakWords until={breakUntil} />
          <p>
            <TeamWords>{t('break.paid')}</TeamWords>
          </p>
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
      )}
    </ReadState>
  );
  const title = t(wallet.data ? 'break.closedTitle' : 'break.title');
  if (kind !== 'page') {
    return (
      <Dialog open title={title} onClose={() => onClose?.()}>
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
