import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Credentials, type GameAccount, transfer, walletCode } from '@/api/calls/wallet';
import { ApiError } from '@/api/client/errors';
import { commandUnderWay } from '@/api/commands/command';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { settings } from '@/lib/allSettings';
import { toBaht } from '@/lib/money';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { safeHttpUrl } from '@/lib/url';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import type { useOutcome } from '@/outcome/useOutcome';
import { type Entrance, findEntrance } from './entrance';
import { openPlayWindow } from './playWindow';

interface LaunchOptions {
  account: GameAccount;
  money: ReturnType<typeof useOutcome>;
  /** Called after money was moved to the game, with the amount in baht, unless the game then opens. */
  onMoved: (baht: number) => void;
  /** Called before the game opens, after money was moved to it. Returns the text that confirms the transfer. */
  onMovedToPlay: (baht: number) => string;
  onOpened: () => void;
}

const isUsable = (entrance: Entrance) => safeHttpUrl('link' in entrance ? entrance.link : entrance.action) !== null;

/**
 * Moves money to a game and launches the game, or does one of both. While a launch is in progress, further taps do
 * nothing. If the modal closes before the game opens, the game still opens in a new tab, but never in this tab. A toast
 * then shows any problem.
 */
export function useLaunchGame({ account, money, onMoved, onMovedToPlay, onOpened }: LaunchOptions) {
  const { t } = useTranslation('game');
  const [isPlaying, setPlaying] = useState(false);
  /**
   * The entrance that the member must open manually, because the browser has blocked the tab or the member has closed
   * it.
   */
  const [entrance, setEntrance] = useState<Entrance>();
  const [hasNoLink, setNoLink] = useState(false);
  const busy = useRef(false);
  /** The credentials of the last launch. Undefined after a transfer without a launch. */
  const launch = useRef<{ credentials: Credentials | undefined }>(undefined);
  const playWindow = useRef<ReturnType<typeof openPlayWindow>>(undefined);
  const isMounted = useIsMounted();

  const begin = () => {
    busy.current = true;
    setPlaying(true);
    setEntrance(undefined);
    setNoLink(false);
    playWindow.current = openPlayWindow(t('opening'));
  };
  const end = () => {
    busy.current = false;
    setPlaying(false);
  };

  /** Opens the game. `transferText`: the text that confirms the transfer before it, or `''`. */
  const openGame = async (transferText: string): Promise<void> => {
    /** Shows why the game does not open. After a transfer, the message confirms the transfer first. */
    const explain = (reason: string, tone: 'info' | 'error' = 'error') => {
      playWindow.current?.close();
      if (transferText) money.show({ tone: 'info', title: t('movedOnly'), text: `${transferText}\n${reason}` });
      else toast[tone](reason);
    };
    try {
      const nextEntrance = await findEntrance(account, launch.current?.credentials);
      if (!nextEntrance) return explain(t('underWay'), 'info');
      const isStillMounted = isMounted.current;
      if (!isUsable(nextEntrance)) {
        if (transferText || !isStillMounted) return explain(t('noLink'));
        playWindow.current?.close();
        return setNoLink(true);
      }
      const mayOpen = isStillMounted || settings.gameWindow !== 'same';
      const isOpened =
        mayOpen &&
        ('link' in nextEntrance
          ? playWindow.current?.go(nextEntrance.link)
          : playWindow.current?.post(nextEntrance.action, nextEntrance.fields));
      if (isOpened) return onOpened();
      if (isStillMounted) setEntrance(nextEntrance);
      else explain(t('notOpened'));
    } catch (error) {
      playWindow.current?.close();
      if (!(error instanceof ApiError)) throw error;
      if (error.isHandled) return;
      if (transferText) return explain(errorText(error));
      if (error.isOutcomeUnknown) money.show({ tone: 'error', text: t('openFailed') });
      else money.refuse(error);
      // The account may have been closed meanwhile. After a transfer, its end reads the wallet.
      void money.renewWallet();
    }
  };

  const transferCommand = useMoneyCommand(transfer, money, {
    prepare: () => {
      if (launch.current) begin();
      return undefined;
    },
    onDone: (_, { body: { amount } }) => (launch.current ? openGame(onMovedToPlay(amount)) : onMoved(amount)),
    onEnd: (type) => {
      if (type !== 'done') playWindow.current?.close();
      end();
    },
  });
  const send = (satang: number) =>
    transferCommand.run({ body: { from: walletCode, to: account.code, amount: toBaht(satang) } });

  /** @param satang Amount in satang to transfer from the main wallet first; 0 transfers nothing. */
  const play = async (credentials: Credentials | undefined, satang: number) => {
    if (busy.current) return;
    if (satang > 0 && commandUnderWay(transfer)) return void toast.info(t('underWay'));
    launch.current = { credentials };
    if (satang > 0) return void (await send(satang));
    begin();
    try {
      await openGame('');
    } finally {
      end();
    }
  };
  const move = async (satang: number) => {
    if (busy.current || commandUnderWay(transfer)) return;
    launch.current = undefined;
    await send(satang);
  };

  /** Removes the manual entrance. Called after a password reset, because the entrance contains outdated credentials. */
  const forgetEntrance = useCallback(() => setEntrance(undefined), []);

  return {
    play,
    move,
    isPlaying,
    isMoving: transferCommand.isRunning && !isPlaying,
    entrance,
    forgetEntrance,
    hasNoLink,
  };
}
