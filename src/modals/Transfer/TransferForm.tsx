import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { type FormEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet, transfer, type Wallet, walletCode } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { AmountInput } from '@/components/Field/AmountInput';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Select } from '@/components/Select/Select';
import { formatAmount } from '@/i18n/format';
import { minimumSatang, toBaht, toSatang } from '@/lib/money';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand, useOutcome } from '@/outcome/useOutcome';
import { useIsOnBreak } from '@/responsibleGaming/useIsOnBreak';
import { checkTransfer, type TransferProblem } from './checkTransfer';
import * as css from './TransferForm.css';

interface TransferFormProps {
  wallet: Wallet;
  /**
   * The code of the game account whose money is transferred to the main wallet. `''` starts with a transfer from the
   * main wallet.
   */
  source: string;
  /** Called with true when a dialog opens over the form, and with false when it closes. */
  onOutcome: (isThere: boolean) => void;
  onClose: () => void;
}

/** A memoised select, so that a message about the amount does not render a hundred accounts again. */
const EndSelect = memo(Select);

/** Returns the ends of a transfer: the main wallet, then every active game account, each with its balance in baht. */
const endsOf = ({ wallet, slots }: Wallet, mainName: string) => [
  { code: walletCode, name: mainName, amount: wallet.amount },
  ...slots.filter((account) => account.isActive).map(({ code, name, amount }) => ({ code, name, amount })),
];

/**
 * Returns the ends of a transfer and the options of both lists. During a break, money can only be transferred from
 * games to the main wallet.
 */
function useEnds(wallet: Wallet, isOnBreak: boolean) {
  const { t } = useTranslation('transfer');
  const main = t('main');
  const ends = useMemo(() => endsOf(wallet, main), [wallet, main]);
  const [sources, targets] = useMemo(() => {
    const options = ends.map(({ code, name, amount }) => ({ value: code, label: `${name} · ${formatAmount(amount)}` }));
    if (!isOnBreak) return [options, options];
    const isMain = ({ value }: { value: string }) => value === walletCode;
    return [options.filter((option) => !isMain(option)), options.filter(isMain)];
  }, [ends, isOnBreak]);
  return { ends, sources, targets };
}

/** Returns a function that returns the error text of a field; undefined without an error. */
function useProblemWords(problem: TransferProblem | undefined) {
  const { t } = useTranslation('transfer');
  const { t: tCommon } = useTranslation();
  return (field: TransferProblem['field']): string | undefined => {
    if (problem?.field !== field) return undefined;
    if (problem.kind === 'choose' || problem.kind === 'same' || problem.kind === 'notEnough') {
      return t(`problem.${problem.kind}`);
    }
    if (problem.kind === 'minimum') return t('problem.minimum', { amount: formatAmount(toBaht(minimumSatang)) });
    return tCommon(`amount.${problem.kind}`);
  };
}

/** Transfers money between the main wallet and the games, or between games. */
export function TransferForm({ wallet, source, onOutcome, onClose }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const { renew } = useReadCache();
  const isOnBreak = useIsOnBreak(wallet.profile._id);
  const { ends, sources, targets } = useEnds(wallet, isOnBreak);
  const start = ends.find((end) => end.code === source && source !== walletCode)?.code;
  const [from, setFrom] = useState<string>(start ?? (isOnBreak ? '' : walletCode));
  const [to, setTo] = useState<string>(start || isOnBreak ? walletCode : '');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<TransferProblem>();
  const error = useProblemWords(problem);
  const inputs = {
    from: useRef<HTMLSelectElement>(null),
    to: useRef<HTMLSelectElement>(null),
    amount: useRef<HTMLInputElement>(null),
  };
  const money = useOutcome({ onOutcome });
  const { run, isRunning } = useMoneyCommand(transfer, money, {
    onSuccess: (_, { body }) => {
      setTyped('');
      const target = ends.find((end) => end.code === body.to)?.name ?? body.to;
      money.succeed(t('doneText', { amount: formatAmount(body.amount), target }));
    },
    onReconciled: () => setTyped(''),
  });

  const available = toSatang(ends.find((end) => end.code === from)?.amount ?? 0);

  const changeFrom = useCallback((value: string) => {
    setFrom(value);
    setProblem(undefined);
  }, []);
  const changeTo = useCallback((value: string) => {
    setTo(value);
    setProblem(undefined);
  }, []);
  const forgive = () => setProblem(undefined);
  const takeAll = () => {
    if (isRunning) return;
    setTyped(formatAmount(toBaht(available)));
    forgive();
  };
  const swap = () => {
    if (isRunning) return;
    setFrom(to || walletCode);
    setTo(from === walletCode && !to ? '' : from);
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkTransfer({ from, to, amount: typed, available });
    if ('field' in checked) {
      setProblem(checked);
      // Money may have arrived since the wallet was read, so read it again.
      if (checked.kind === 'notEnough') renew(getWallet);
      inputs[checked.field].current?.focus();
      return;
    }
    // Remove an earlier message, because the balance may have changed since.
    forgive();
    await run({ body: { from, to, amount: toBaht(checked.satang) } });
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      dismissible={!isRunning}
      footer={
        <Button type="submit" form="transfer" fullWidth busy={isRunning}>
          {t('submit')}
        </Button>
      }
    >
      <form id="transfer" className={css.form} noValidate onSubmit={submit}>
        <EndSelect
          ref={inputs.from}
          label={t('from')}
          options={sources}
          value={from}
          placeholder={isOnBreak ? t('chooseTarget') : undefined}
          onChange={changeFrom}
          readOnly={isRunning}
          error={error('from')}
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
        <EndSelect
          ref={inputs.to}
          label={t('to')}
          options={targets}
          value={to}
          placeholder={t('chooseTarget')}
          onChange={changeTo}
          readOnly={isRunning}
          error={error('to')}
        />
        <AmountInput
          ref={inputs.amount}
          label={t('amount')}
          name="amount"
          value={typed}
          onChange={setTyped}
          onEdit={forgive}
          readOnly={isRunning}
          error={error('amount')}
          required
        />
        <Button variant="quiet" disabled={!(available > 0)} onClick={takeAll}>
          {t('all', { amount: formatAmount(toBaht(available)) })}
        </Button>
        <p className={css.hint}>{t(isOnBreak ? 'onBreak' : 'hint')}</p>
      </form>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </Dialog>
  );
}
