import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveBonus } from '@/api/calls/bonus';
import type { WithdrawLimits } from '@/api/calls/lookup';
import { newestPage } from '@/api/calls/shapes';
import { getStatements } from '@/api/calls/statement';
import { getWallet, type Wallet, walletCode, withdrawAll } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { Amount } from '@/components/Amount/Amount';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { AmountInput, heroAmounts } from '@/components/Field/AmountInput';
import { useForm } from '@/components/Form/useForm';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { formatAccountNumber, formatAmount } from '@/i18n/format';
import { useBankName } from '@/i18n/useBankName';
import { type AmountRefusal, checkAmount } from '@/lib/checkAmount';
import { toBaht, toSatang } from '@/lib/money';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { BonusWarning } from './BonusWarning';
import { PendingWithdrawals } from './PendingWithdrawals';
import * as css from './WithdrawForm.css';

interface WithdrawFormProps {
  wallet: Wallet;
  limits: WithdrawLimits;
  /** Undefined until it has loaded, or if it could not be read. */
  activeBonus: ActiveBonus | undefined;
  onClose: () => void;
}

export function WithdrawForm({ wallet, limits, activeBonus, onClose }: WithdrawFormProps) {
  const { t } = useTranslation('withdraw');
  const { t: tCommon } = useTranslation();
  const getBankName = useBankName();
  const { renew } = useReadCache();
  const { bankAccount } = wallet;
  const [amount, setAmount] = useState('');
  const form = useForm<'amount', AmountRefusal>();
  // The form finds pending withdrawals only among these entries.
  const newestEntries = useRead(getStatements, { body: newestPage });
  const money = useOutcome();
  const { run, isRunning } = useMoneyCommand(withdrawAll, money, {
    onDone: (_, { body }) => {
      money.succeed(t('wait'), {
        amount: body.amount,
        isRequest: true,
        from: { name: t('balance'), code: walletCode },
        to: { name: getBankName(bankAccount.bank, bankAccount.bankCode) || t('to') },
        closeModal: onClose,
      });
    },
    // After any end the pending withdrawals may have changed.
    onEnd: newestEntries.reload,
  });

  // A bonus that is known only later stands below the amount, which must not move under the finger.
  const [isBonusFirst] = useState(activeBonus?.status ?? false);
  const bonus = <BonusWarning active={activeBonus} />;

  const balance = wallet.wallet.amount;
  const bounds = {
    minimum: toSatang(limits.withdrawMin),
    maximum: toSatang(limits.withdrawMax),
    notEnough: toSatang(balance),
  };
  const maxSatang = Math.min(bounds.notEnough, bounds.maximum);

  const reviewId = useId();
  const typed = checkAmount(amount, bounds);
  const isPossible = !typed.problem && bankAccount.bankAccountNo !== '';
  const review = isPossible
    ? { received: toBaht(typed.satang), remaining: toBaht(bounds.notEnough - typed.satang) }
    : { received: undefined, remaining: undefined };

  const submit = form.onSubmit(async () => {
    const checked = checkAmount(amount, bounds);
    // Money may have arrived since the wallet was read, so reload the wallet.
    if (checked.problem?.kind === 'notEnough') renew(getWallet);
    if (checked.problem) return form.refuse({ amount: checked.problem });
    await run({ body: { amount: toBaht(checked.satang) } });
  });

  const getProblemText = ({ kind, limit }: AmountRefusal): string =>
    limit === undefined ? tCommon(`amount.${kind}`) : t(`problem.${kind}`, { amount: formatAmount(toBaht(limit)) });

  return (
    <DialogPanel
      title={t('title')}
      onClose={onClose}
      dismissible={!isRunning}
      footer={
        <Button
          type="submit"
          form="withdraw"
          variant={balance > 0 ? 'action' : 'quiet'}
          fullWidth
          busy={isRunning}
          aria-describedby={isPossible ? reviewId : undefined}
        >
          {t('submit')}
        </Button>
      }
    >
      <form id="withdraw" ref={form.ref} className={css.form} noValidate onSubmit={submit}>
        {isBonusFirst ? bonus : null}
        <dl className={css.balance}>
          <dt>{t('balance')}</dt>
          <dd>
            <Amount value={balance} size="large" />
          </dd>
        </dl>
        <AmountInput
          hero
          label={t('amount')}
          name="amount"
          hint={t('limits', { min: formatAmount(limits.withdrawMin), max: formatAmount(limits.withdrawMax) })}
          value={amount}
          onChange={setAmount}
          onEdit={form.clear}
          readOnly={isRunning}
          error={form.problems.amount && getProblemText(form.problems.amount)}
          quickAmounts={heroAmounts}
          all={toBaht(maxSatang)}
          required
        />
        <dl id={reviewId} className={css.review}>
          <div className={css.reviewRow}>
            <dt>{t('review.received')}</dt>
            <dd>
              <Amount value={review.received} />
            </dd>
          </div>
          <div className={css.reviewRow}>
            <dt>{t('review.left')}</dt>
            <dd>
              <Amount value={review.remaining} />
            </dd>
          </div>
        </dl>
        <Card variant="sunken" className={css.account} aria-label={t('to')}>
          <BankLogo code={bankAccount.bankCode} />
          <div className={css.text}>
            <p className={css.muted}>{t('to')}</p>
            {bankAccount.bankAccountNo ? (
              <>
                <p>
                  <TruncatedText lines={2} openable>
                    {getBankName(bankAccount.bank, bankAccount.bankCode)}
                  </TruncatedText>
                </p>
                <p className={css.number}>
                  <SpelledNumber>{formatAccountNumber(bankAccount.bankAccountNo)}</SpelledNumber>
                </p>
                <p>
                  <TruncatedText lines={2} openable translate="no">
                    {bankAccount.bankAccountName}
                  </TruncatedText>
                </p>
              </>
            ) : (
              <p>
                <SupportLink>{t('noBank')}</SupportLink>
              </p>
            )}
          </div>
        </Card>
        {isBonusFirst ? null : bonus}
        <PendingWithdrawals statements={newestEntries.data?.statements ?? []} />
      </form>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </DialogPanel>
  );
}
