import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { modalButton } from '@/overlays/modalButton';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './ActivityModal.css';
import { BreakSection } from './BreakSection';
import { BudgetSection } from './BudgetSection';
import { MoneySection } from './MoneySection';

/**
 * The money that the member has moved in and out, and the member's budget and break. The modal uses only this device's
 * records, the wallet and the statement.
 */
export function ActivityModal({ onClose }: ModalProps) {
  const { t } = useTranslation('activity');
  const wallet = useRead(getWallet);
  const [now] = useState(serverNow);
  return (
    <Dialog open title={t('title')} onClose={() => onClose()}>
      <AsyncState read={wallet} failed={t('unknown')} skeleton={<SkeletonText lines={8} />}>
        {({ profile: { _id: memberId } }) => (
          <div className={css.body}>
            <p className={css.muted}>{t('lead')}</p>
            <MoneySection now={now} />
            <BudgetSection memberId={memberId} />
            <BreakSection memberId={memberId} />
            <Button variant="quiet" icon={<CircleQuestionMark className={icon()} />} {...modalButton('playHelp')}>
              {t('help')}
            </Button>
          </div>
        )}
      </AsyncState>
    </Dialog>
  );
}
