import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { DialogFrame } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { ActiveAccount } from './ActiveAccount';
import { OpenAccount } from './OpenAccount';

/** One game account. `argument` is the account's code. */
export function GameModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('game');
  const wallet = useRead(getWallet);
  const { data } = wallet;
  /**
   * The account that this modal continues to show while an outcome dialog is open, even if the back office has closed
   * the account.
   */
  const [pinned, pin] = useState<GameAccount>();
  const found = data?.slots.find(({ code }) => code === argument);
  const account = found?.isActive ? found : (pinned ?? found);

  const panel = () => {
    if (!data || !account) {
      return (
        <DialogPanel title={t('title')} onClose={onClose}>
          <AsyncState read={wallet} failed={t('failed')} fullSize skeleton={<SkeletonText lines={6} />}>
            {() => <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>}
          </AsyncState>
        </DialogPanel>
      );
    }
    if (!account.isActive) return <OpenAccount key={account.code} account={account} onClose={onClose} />;
    return (
      <ActiveAccount
        key={account.code}
        account={account}
        main={data.wallet.amount}
        onOutcome={(isShown) => pin(isShown ? account : undefined)}
        onClose={onClose}
      />
    );
  };
  return <DialogFrame size={account?.isActive ? 'lg' : 'md'}>{panel()}</DialogFrame>;
}
