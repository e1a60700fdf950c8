import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { ActiveAccount } from './ActiveAccount';
import { OpenAccount } from './OpenAccount';

/** One game account. `argument` is the account's code. */
export function GameModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('game');
  const wallet = useRead(getWallet);
  /**
   * The account that this modal continues to show while an outcome dialog is open, even if the back office has closed
   * the account.
   */
  const [pinnedAccount, pinAccount] = useState<GameAccount>();
  const currentAccount = wallet.data?.slots.find(({ code }) => code === argument);
  const account = currentAccount?.isActive ? currentAccount : (pinnedAccount ?? currentAccount);

  const renderPanel = (main: number) => {
    if (!account) return;
    if (!account.isActive) return <OpenAccount key={account.code} account={account} onClose={onClose} />;
    return (
      <ActiveAccount
        key={account.code}
        account={account}
        main={main}
        onOutcome={(isShown) => pinAccount(isShown ? account : undefined)}
        onClose={onClose}
      />
    );
  };
  return (
    <ReadDialog
      size={account?.isActive ? 'lg' : 'md'}
      read={wallet}
      title={t('title')}
      onClose={onClose}
      failed={t('failed')}
      skeleton={<SkeletonText lines={6} />}
      empty={<EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>}
    >
      {(data) => renderPanel(data.wallet.amount)}
    </ReadDialog>
  );
}
