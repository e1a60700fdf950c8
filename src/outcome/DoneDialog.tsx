import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walletCode } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { Pouch } from '@/components/Pouch/Pouch';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TextLink } from '@/components/TextLink/TextLink';
import { formatAmount } from '@/i18n/format';
import { formatDateTime } from '@/i18n/formatTime';
import { paths } from '@/lib/paths';
import { SaveReceipt } from '@/statement/SaveReceipt';
import type { ReceiptText } from '@/statement/useReceipt';
import * as css from './DoneDialog.css';
import { MoneyResult } from './MoneyResult';
import { useNewBalance } from './useNewBalance';

/** A command that moved money, after its definitive response. */
export interface Done {
  /** The moved amount in baht. Undefined if it is not known. */
  amount?: number;
  /** True if the money is requested and still on its way, such as a withdrawal. */
  isRequest?: boolean;
  /** The ends of the movement. `code` is `WALLET` or a game's code, and undefined for a bank. */
  from?: { name: string; code?: string };
  to: { name: string; code?: string };
  /**
   * Closes the modal around the result together with the result, so that its form does not come back into view. Default:
   * only the result closes.
   */
  closeModal?: () => void;
  /** Called when the member closes the result without the next step. */
  onOk?: () => void;
  /** The next sensible step. Default: a link to the statement. */
  next?: { label: string; onAction: () => void };
}

/** Shows what a money command has done, with the balances read after it. On a phone it fills the screen. */
export function DoneDialog({ text, done, onClose }: { text: string; done: Done; onClose: () => void }) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation('common');
  const getBalance = useNewBalance();
  const ends = [
    ...(done.from ? [{ side: 'from', name: done.from.name, balance: getBalance(done.from.code) } as const] : []),
    { side: 'to', name: done.to.name, balance: getBalance(done.to.code) } as const,
  ];
  const { next } = done;
  const close = () => {
    (done.closeModal ?? onClose)();
    done.onOk?.();
  };
  const receipt = useDoneReceipt(done);
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      shape="screen"
      size="sm"
      title={common('successTitle')}
      emblem={
        done.isRequest ? (
          <span className={css.clock}>
            <Clock />
          </span>
        ) : (
          <span className={css.pouch}>
            <Pouch size={6} mood="open" />
          </span>
        )
      }
      footer={
        <>
          <Button variant={next && 'quiet'} data-initial-focus onClick={close}>
            {common('ok')}
          </Button>
          {next ? (
            <Button
              onClick={() => {
                onClose();
                next.onAction();
              }}
            >
              {next.label}
            </Button>
          ) : null}
        </>
      }
    >
      <MoneyResult amount={done.amount} tone={done.isRequest ? 'pending' : 'in'} ends={ends}>
        <SupportLink>{text}</SupportLink>
      </MoneyResult>
      <div className={css.steps}>
        {receipt ? <SaveReceipt variant="icon" {...receipt} /> : null}
        {next ? null : (
          <TextLink to={paths.statement} alone>
            {t('openStatement')}
          </TextLink>
        )}
      </div>
    </Dialog>
  );
}

/** Returns what the command is called in the statement. */
function getKind({ isRequest, from, to }: Done) {
  if (isRequest) return 'withdraw';
  if (!from) return 'refund';
  if (from.code === walletCode) return 'toGame';
  return to.code === walletCode ? 'toWallet' : 'between';
}

/** Returns the receipt of a command for its image. Undefined if the moved amount is not known. */
function useDoneReceipt(done: Done): { receipt: ReceiptText; createdAt: string } | undefined {
  const { amount, isRequest, from, to } = done;
  const { t } = useTranslation('money');
  const { t: statement } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const [doneAt] = useState(serverNow);
  if (amount === undefined) return undefined;
  const state = isRequest ? 'pending' : 'success';
  const time = formatDateTime(doneAt);
  const receipt: ReceiptText = {
    kind: statement(`kind.${getKind(done)}`),
    amount: `${formatAmount(amount)} ${common('baht')}`,
    state,
    stateText: statement(`status.${state}`),
    rows: [
      ...(from ? [[t('result.from'), from.name] as const] : []),
      [t('result.to'), to.name],
      [statement('receipt.date'), time],
    ],
    timeText: statement('receipt.asOf', { time }),
  };
  return { receipt, createdAt: new Date(doneAt).toISOString() };
}
