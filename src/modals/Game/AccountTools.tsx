import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import KeyRound from 'lucide-react/icons/key-round';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameAccount, resetSlotPassword, transferAll } from '@/api/calls/wallet';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { icon } from '@/components/Icon/Icon.css';
import { TextLink } from '@/components/TextLink/TextLink';
import { Tile } from '@/components/Tile/Tile';
import { toast } from '@/components/Toast/toasts';
import { safeHttpUrl } from '@/lib/url';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { modalButton } from '@/overlays/modalButton';
import * as css from './GameModal.css';

interface AccountToolsProps {
  account: GameAccount;
  disabled: boolean;
  /** Called when the password has changed or may have changed. */
  onReset: () => void;
  /** Called with true when an outcome dialog opens over this modal, and with false when it closes. */
  onOutcome: (isShown: boolean) => void;
}

/**
 * Less frequent actions of a game account: transfer money out of it, collect all money in it, reset its password, and
 * open the provider's apps. The component is memoised, so that typing an amount does not render it again.
 */
export const AccountTools = memo(function AccountTools({ account, disabled, onReset, onOutcome }: AccountToolsProps) {
  const { t } = useTranslation('game');
  const name = account.name || t('title');
  const [openDialog, setOpenDialog] = useState<'all' | 'reset'>();
  const money = useOutcome({ onOutcome });
  const moveAll = useMoneyCommand(transferAll, money, {
    onDone: () => money.succeed(t('allMovedText', { name }), { to: { name, code: account.code } }),
    onEnd: () => setOpenDialog(undefined),
    isOpen: openDialog === 'all',
  });
  const reset = useMoneyCommand(resetSlotPassword, money, {
    onDone: () => toast.success(t('resetDone')),
    onEnd: (type) => {
      setOpenDialog(undefined);
      // The password may have changed although the response was lost.
      if (type === 'done' || type === 'unknown') onReset();
    },
  });
  const close = () => setOpenDialog(undefined);
  const hasApps = safeHttpUrl(account.android) !== null || safeHttpUrl(account.ios) !== null;

  return (
    <>
      <div className={css.tools}>
        <Tile
          icon={<ArrowUpFromLine className={icon()} />}
          label={t('moveBack')}
          disabled={disabled}
          {...modalButton('transfer', account.code)}
        />
        <Tile
          icon={<ArrowDownToLine className={icon()} />}
          label={t('moveAll')}
          disabled={disabled}
          onClick={() => setOpenDialog('all')}
        />
        <Tile
          icon={<KeyRound className={icon()} />}
          label={t('reset')}
          disabled={disabled}
          onClick={() => setOpenDialog('reset')}
        />
      </div>
      {hasApps ? (
        <p className={css.apps}>
          <AppLink link={account.android}>{t('android')}</AppLink>
          <AppLink link={account.ios}>{t('ios')}</AppLink>
        </p>
      ) : null}
      <ConfirmDialog
        open={openDialog === 'all'}
        title={t('moveAllTitle')}
        confirmLabel={t('moveAll')}
        onConfirm={() => moveAll.run({ body: { to: account.code } })}
        onClose={close}
      >
        {t('moveAllText', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'reset'}
        title={t('resetTitle')}
        confirmLabel={t('reset')}
        onConfirm={() => reset.run({ params: { slotCode: account.code } })}
        onClose={close}
      >
        {t('resetText')}
      </ConfirmDialog>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </>
  );
});

/** A link to a provider's app, with the platform as its text. Renders nothing if the URL is missing or unsafe. */
function AppLink({ link, children }: { link: string | null; children: string }) {
  const address = safeHttpUrl(link);
  return address ? (
    <TextLink href={address} alone>
      {children}
    </TextLink>
  ) : null;
}
