import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositWallet } from '@/api/calls/lookup';
import { sendTruelink } from '@/api/calls/wallet';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { Button } from '@/components/Button/Button';
import { TextInput } from '@/components/Field/TextInput';
import { useForm } from '@/components/Form/useForm';
import { KeepInText } from '@/components/KeepInText/KeepInText';
import { Select } from '@/components/Select/Select';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { settings } from '@/lib/allSettings';
import { useIsMounted } from '@/lib/react/useIsMounted';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';
import { walletService } from '@/modals/Deposit/paymentMethods';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { encryptGift, fetchCipher } from './encryptGift';
import { GiftSent } from './GiftSent';
import { extractGiftLink, type GiftProblem, giftAddress, readGiftLink } from './giftLink';

interface GiftFormProps {
  wallets: readonly DepositWallet[];
  /**
   * The typed link. The parent component stores it, because this form unmounts when the member changes the payment
   * method.
   */
  link: string;
  onLink: (link: string) => void;
  onLock: (locked: boolean) => void;
  /** The "I've made the transfer" button. */
  doneButton: ReactNode;
}

/** Sends a gift link from a wallet app, encrypted. The form keeps the typed link until sending has succeeded. */
export function GiftForm({ wallets, link, onLink, onLock, doneButton }: GiftFormProps) {
  const { t } = useTranslation('deposit');
  const [account, setAccount] = useState(0);
  const [isSent, setSent] = useState(false);
  const form = useForm<'link', GiftProblem | { failure: unknown }>();
  const { link: problem } = form.problems;
  const isMounted = useIsMounted();
  /**
   * True from the tap until the response. The form sets it before the first await, so that a double tap sends the link
   * only once.
   */
  const isSending = useRef(false);
  const money = useOutcome();
  const { run, isRunning } = useMoneyCommand(sendTruelink, money, {
    onDone: () => {
      onLink('');
      toast.success(t('gift.sent'));
      setSent(true);
    },
    onRefused: (error) => {
      // If the member has left by the back button, show the refusal in a toast.
      if (!isMounted.current) return money.refuse(error);
      form.refuse({ link: { failure: error } });
    },
  });
  const wallet = wallets[account] ?? wallets[0];

  // Load the encryption chunk early, because the connection may be lost later.
  useEffect(() => void fetchCipher().catch(() => {}), []);

  // The button that opens the form again leaves with the notice that a link was sent.
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent) form.ref.current?.querySelector<HTMLElement>('[name="gift-link"]')?.focus();
    wasSent.current = isSent;
  }, [isSent, form.ref]);

  // Unlock in the same commit in which the button stops being busy, so that the member can continue immediately.
  useLayoutEffect(() => {
    onLock(isRunning);
    return () => onLock(false);
  }, [isRunning, onLock]);

  const submit = form.onSubmit(async () => {
    if (isSending.current || !wallet) return;
    const result = readGiftLink(link);
    if ('problem' in result) return form.refuse({ link: result.problem });
    isSending.current = true;
    try {
      const encrypted = await encryptGift(result.link, wallet.walletAccountName, settings.truelinkKey);
      await run({ body: { link: encrypted } });
    } catch (failure) {
      form.refuse({ link: { failure } });
    } finally {
      isSending.current = false;
    }
  });

  if (isSent) {
    return (
      <>
        <GiftSent onAgain={() => setSent(false)} />
        <Footer>{doneButton}</Footer>
      </>
    );
  }
  return (
    <form id="gift" ref={form.ref} className={css.form} noValidate onSubmit={submit}>
      <ol className={css.steps}>
        <li>{t('gift.step1')}</li>
        <li>{t('gift.step2')}</li>
        <li>{t('gift.step3')}</li>
      </ol>
      <div className={css.giftTo}>
        <BankLogo code={walletService} />
        {wallets.length > 1 ? (
          <Select
            label={t('gift.account')}
            options={wallets.map(({ walletAccountName }, index) => ({
              value: String(index),
              label: walletAccountName,
            }))}
            value={String(account)}
            onChange={(value) => setAccount(Number(value))}
            readOnly={isRunning}
          />
        ) : (
          <p className={css.muted}>
            <KeepInText keep={wallet?.walletAccountName ?? ''}>
              {t('gift.to', { name: wallet?.walletAccountName || '–' })}
            </KeepInText>
          </p>
        )}
      </div>
      <TextInput
        label={t('gift.link')}
        name="gift-link"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={`${giftAddress}/…`}
        hint={t('gift.hint', { address: giftAddress })}
        value={link}
        onChange={(next) => {
          onLink(extractGiftLink(next));
          form.clear();
        }}
        readOnly={isRunning}
        error={
          typeof problem === 'string'
            ? t(`gift.problem.${problem}`, { address: giftAddress })
            : problem && errorText(problem.failure)
        }
        required
      />
      <Footer>
        <Button type="submit" form="gift" fullWidth busy={isRunning}>
          {t('gift.send')}
        </Button>
        {doneButton}
      </Footer>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </form>
  );
}
