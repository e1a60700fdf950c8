import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameAccount, getWallet, walletCode } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
import { Amount } from '@/components/Amount/Amount';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { AmountInput, heroAmounts } from '@/components/Field/AmountInput';
import { useGrowIntoView } from '@/components/GrowIntoView/useGrowIntoView';
import { InlineError } from '@/components/InlineError/InlineError';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { formatAmount } from '@/i18n/format';
import { minimumSatang, toBaht } from '@/lib/money';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useOutcome } from '@/outcome/useOutcome';
import { desktop } from '@/theme/screens';
import { AccountTools } from './AccountTools';
import { checkStake } from './checkStake';
import { needsCredentials } from './entrance';
import { GameCredentials } from './GameCredentials';
import { GameFace } from './GameFace';
import * as css from './GameModal.css';
import { ManualEntrance } from './ManualEntrance';
import { useCredentials } from './useCredentials';
import { useLaunchGame } from './useLaunchGame';
import { useRecordOpened } from './useRecordOpened';

interface ActiveAccountProps {
  account: GameAccount;
  /** The balance of the main wallet, in baht. */
  main: number;
  /** Called with true when an outcome dialog opens over this modal, and with false when it closes. */
  onOutcome: (isShown: boolean) => void;
  onClose: () => void;
}

/** The balances of the game and of the main wallet. */
function Balances({ account, main }: Pick<ActiveAccountProps, 'account' | 'main'>) {
  const { t } = useTranslation('game');
  return (
    <dl className={css.balances}>
      <div className={css.balance}>
        <dt className={css.muted}>{t('balance')}</dt>
        <dd>
          <Amount value={account.amount} size="large" />
        </dd>
      </div>
      <div className={css.balance}>
        <dt className={css.muted}>{t('main')}</dt>
        <dd>
          <Amount value={main} size="large" />
        </dd>
      </div>
    </dl>
  );
}

/** Manages the typed amount that the member wants to transfer to the game. `main` is in baht. */
function useStake(main: number) {
  const { t } = useTranslation('game');
  const { t: tCommon } = useTranslation();
  const { renew } = useReadCache();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const getProblemText = (problem: Exclude<ReturnType<typeof checkStake>, number>): string => {
    if (problem === 'notEnough') return t('problem.notEnough');
    if (problem === 'minimum') return t('problem.minimum', { amount: formatAmount(toBaht(minimumSatang)) });
    return tCommon(`amount.${problem}`);
  };

  /**
   * Returns the amount in satang, or 0 for empty text and amounts up to 0. For an invalid amount, shows the reason and
   * returns undefined.
   */
  const readStake = (): number | undefined => {
    const stake = checkStake(typed, main);
    // Replace or remove an earlier message, which may be outdated because the wallet has changed.
    setError(typeof stake === 'number' ? '' : getProblemText(stake));
    if (typeof stake === 'number') return stake;
    // Money may have arrived since the wallet was read, so reload the wallet.
    if (stake === 'notEnough') renew(getWallet);
    input.current?.focus();
    return undefined;
  };

  return { typed, setTyped, error, forgive: () => setError(''), input, readStake };
}

/** An active game account: its credentials, transfers to it, and the button that opens the game. */
export function ActiveAccount({ account, main, onOutcome, onClose }: ActiveAccountProps) {
  const { t } = useTranslation('game');
  const name = account.name || t('title');
  const access = useCredentials(account.code);
  const { data: credentials, renew: renewAccess } = access;
  const isMissing = access.error !== undefined && access.error.code !== 'SLOT_NO_ACCOUNT';
  const canPlay = credentials !== undefined || (isMissing && !needsCredentials(account.code));
  const { typed, setTyped, error, forgive, input, readStake } = useStake(main);
  const money = useOutcome({ onOutcome });
  const getMovedText = (baht: number) => t('movedText', { amount: formatAmount(baht), name });
  const onOpened = useRecordOpened(account.code);
  const { play, move, isPlaying, isMoving, entrance, forgetEntrance, hasNoLink } = useLaunchGame({
    account,
    money,
    onMoved: (amount) => {
      money.succeed(t('moved', { name }), {
        amount,
        from: { name: t('main'), code: walletCode },
        to: { name, code: account.code },
        onOk: () => setTyped(''),
        next: canPlay
          ? {
              label: t('play'),
              onAction: () => {
                setTyped('');
                void play(credentials, 0);
              },
            }
          : undefined,
      });
    },
    onMovedToPlay: (baht) => {
      setTyped('');
      return getMovedText(baht);
    },
    onOpened,
  });
  const busy = isPlaying || isMoving;
  const isWide = useMediaQuery(desktop);
  const entranceArea = useRef<HTMLDivElement>(null);
  useGrowIntoView(entranceArea, Boolean(entrance) || hasNoLink);

  const onPlay = () => {
    const stake = readStake();
    if (stake !== undefined) void play(credentials, stake);
  };

  const onMove = async () => {
    const stake = readStake();
    if (stake === 0) input.current?.focus();
    if (stake) await move(stake);
  };

  const onReset = useCallback(() => {
    forgetEntrance();
    renewAccess();
  }, [forgetEntrance, renewAccess]);

  // A transfer needs no credentials.
  const canMove = credentials !== undefined || isMissing;
  const actions = canMove ? (
    <div className={css.actions}>
      <div ref={entranceArea} className={css.entrance}>
        <ManualEntrance entrance={entrance} onOpened={onOpened} />
        <InlineError>{hasNoLink ? t('noLink') : ''}</InlineError>
      </div>
      {canPlay ? (
        <Button fullWidth busy={isPlaying} disabled={busy && !isPlaying} onClick={onPlay}>
          {checkStake(typed, main) === 0 ? t('play') : t('moveAndPlay')}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        fullWidth={!canPlay}
        className={css.quiet}
        busy={isMoving}
        disabled={busy && !isMoving}
        onClick={() => void onMove()}
      >
        {t('move')}
      </Button>
    </div>
  ) : null;

  return (
    <DialogPanel
      title={
        <TruncatedText lines={2} openable>
          {name}
        </TruncatedText>
      }
      onClose={onClose}
      dismissible={!busy}
      footer={isWide ? null : actions}
    >
      <div className={css.columns}>
        <div className={css.stake}>
          <Balances account={account} main={main} />
          <AmountInput
            hero
            ref={input}
            label={t('stake')}
            hint={t('stakeHint')}
            value={typed}
            onChange={setTyped}
            onEdit={forgive}
            readOnly={busy}
            error={error}
            quickAmounts={heroAmounts}
            all={main}
            signed
          />
          {isWide && actions}
        </div>
        <div className={css.access}>
          <GameFace account={account} />
          <AsyncState read={access} failed={t('accountFailed')} reason skeleton={<SkeletonText lines={4} />}>
            {(credentials) => <GameCredentials credentials={credentials} />}
          </AsyncState>
          <AccountTools account={account} disabled={busy} onReset={onReset} onOutcome={onOutcome} />
        </div>
      </div>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </DialogPanel>
  );
}
