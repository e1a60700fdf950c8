import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet, transfer, type Wallet, walletCode } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { AmountInput, heroAmounts } from '@/components/Field/AmountInput';
import { useForm } from '@/components/Form/useForm';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { formatAmount } from '@/i18n/format';
import { minimumSatang, toBaht, toSatang } from '@/lib/money';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { modalsNow, openModal } from '@/overlays/useModals';
import { useIsOnBreak } from '@/responsibleGaming/records';
import { type Account, AccountSelect } from './AccountSelect';
import { checkTransfer, type TransferProblem } from './checkTransfer';
import * as css from './TransferForm.css';

interface TransferFormProps {
  wallet: Wallet;
  /**
   * The code of the game account from which money is transferred to the main wallet. With `''` or the code of an
   * inactive account, the form starts with a transfer from the main wallet. During a break, the form then starts
   * without a source.
   */
  source: string;
  /** Called with true when an outcome dialog opens over the form, and with false when it closes. */
  onOutcome: (isShown: boolean) => void;
  onClose: () => void;
}

/**
 * Returns the ends of a transfer: the main wallet, then every active game account. Also returns those from which and to
 * which money can be transferred: during a break, only from games to the main wallet.
 */
function useEnds({ wallet, slots }: Wallet, isOnBreak: boolean) {
  const { t } = useTranslation('transfer');
  const main = t('main');
  return useMemo(() => {
    const mainWallet: Account = { code: walletCode, name: main, amount: wallet.amount, logo: '' };
    const games: Account[] = slots.filter((account) => account.isActive);
    const ends = [mainWallet, ...games];
    return { ends, sources: isOnBreak ? games : ends, targets: isOnBreak ? [mainWallet] : ends };
  }, [wallet, slots, main, isOnBreak]);
}

/** Returns a function that translates a field's problem. That function returns undefined if there is no problem. */
function useProblemText() {
  const { t } = useTranslation('transfer');
  const { t: tCommon } = useTranslation();
  return (kind: TransferProblem['kind'] | undefined): string | undefined => {
    if (kind === undefined) return undefined;
    if (kind === 'choose' || kind === 'same' || kind === 'notEnough') return t(`problem.${kind}`);
    if (kind === 'minimum') return t('problem.minimum', { amount: formatAmount(toBaht(minimumSatang)) });
    return tCommon(`amount.${kind}`);
  };
}

/** Opens a game, or returns to the open one below the transfer. */
function openGame(code: string, onClose: () => void): void {
  if (modalsNow().some(({ name }) => name === 'game')) onClose();
  else openModal('game', code);
}

/**
 * Transfers money between the main wallet and the games, or between games. Choosing the account of the other side swaps
 * both.
 */
export function TransferForm({ wallet, source, onOutcome, onClose }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const { renew } = useReadCache();
  const isOnBreak = useIsOnBreak(wallet.profile._id);
  const { ends, sources, targets } = useEnds(wallet, isOnBreak);
  const start = ends.find((end) => end.code === source && source !== walletCode)?.code;
  const [from, setFrom] = useState<string>(start ?? (isOnBreak ? '' : walletCode));
  const [to, setTo] = useState<string>(start || isOnBreak ? walletCode : '');
  const [typed, setTyped] = useState('');
  const form = useForm<TransferProblem['field'], TransferProblem['kind']>();
  const { problems, clear } = form;
  const getProblemText = useProblemText();
  const money = useOutcome({ onOutcome });
  const { run, isRunning } = useMoneyCommand(transfer, money, {
    onDone: (_, { body }) => {
      const getEnd = (code: string) => ({ code, name: ends.find((end) => end.code === code)?.name ?? code });
      const target = getEnd(body.to);
      money.succeed(body.to === walletCode ? t('doneToWallet') : t('doneText', { target: target.name }), {
        amount: body.amount,
        from: getEnd(body.from),
        to: target,
        closeModal: onClose,
        next:
          target.code === walletCode
            ? undefined
            : {
                label: t('play'),
                onAction: () => {
                  setTyped('');
                  openGame(target.code, onClose);
                },
              },
      });
    },
  });

  const available = toSatang(ends.find((end) => end.code === from)?.amount ?? 0);

  const changeFrom = useCallback(
    (value: string) => {
      setFrom(value);
      if (value === to && from) setTo(from);
      clear();
    },
    [clear, from, to],
  );
  const changeTo = useCallback(
    (value: string) => {
      setTo(value);
      if (value === from && to) setFrom(to);
      clear();
    },
    [clear, from, to],
  );
  const swap = () => {
    if (isRunning) return;
    setFrom(to || walletCode);
    setTo(from === walletCode && !to ? '' : from);
    clear();
  };
  const submit = form.onSubmit(async () => {
    const checked = checkTransfer({ from, to, amount: typed, available });
    if ('satang' in checked) return run({ body: { from, to, amount: toBaht(checked.satang) } });
    // Money may have arrived since the wallet was read, so reload the wallet.
    if (checked.kind === 'notEnough') renew(getWallet);
    form.refuse({ [checked.field]: checked.kind });
  });

  return (
    <DialogPanel
      title={t('title')}
      onClose={onClose}
      dismissible={!isRunning}
      footer={
        <Button type="submit" form="transfer" fullWidth busy={isRunning}>
          {t('submit')}
        </Button>
      }
    >
      <form id="transfer" ref={form.ref} className={css.form} noValidate onSubmit={submit}>
        <div className={css.ends}>
          <AccountSelect
            label={t('from')}
            accounts={sources}
            value={from}
            canBeEmpty={isOnBreak}
            onChange={changeFrom}
            readOnly={isRunning}
            error={getProblemText(problems.from)}
          />
          {isOnBreak ? null : (
            <IconButton
              className={css.swap}
              variant="quiet"
              label={t('swap')}
              icon={<ArrowDownUp className={icon()} />}
              onClick={swap}
            />
          )}
          <AccountSelect
            label={t('to')}
            accounts={targets}
            value={to}
            canBeEmpty
            onChange={changeTo}
            readOnly={isRunning}
            error={getProblemText(problems.to)}
          />
        </div>
        <AmountInput
          hero
          label={t('amount')}
          name="amount"
          hint={t('minimum')}
          value={typed}
          onChange={setTyped}
          onEdit={clear}
          readOnly={isRunning}
          error={getProblemText(problems.amount)}
          quickAmounts={heroAmounts}
          all={toBaht(available)}
          required
        />
        <p className={css.hint}>{t(isOnBreak ? 'onBreak' : 'hint')}</p>
      </form>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </DialogPanel>
  );
}
