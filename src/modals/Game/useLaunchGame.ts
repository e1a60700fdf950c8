import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Credentials, type GameAccount, transfer, walletCode } from '@/api/calls/wallet';
import { ApiError } from '@/api/client/errors';
import { type RunOptions, runCommand } from '@/api/commands/command';
import { retryOptions } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { settings } from '@/lib/allSettings';
import { toBaht } from '@/lib/money';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { safeHttpUrl } from '@/lib/url';
import { useKnownRows } from '@/outcome/useKnownRows';
import { isRefusal, type useOutcome } from '@/outcome/useOutcome';
import { type Entrance, findEntrance } from './entrance';
import { openPlayWindow } from './playWindow';

interface PlayOptions extends Pick<ReturnType<typeof useOutcome>, 'show' | 'fail'> {
  account: GameAccount;
  /**
   * Called after money was transferred to the game, with the amount in baht. Returns the text that confirms the
   * transfer.
   */
  onMoved: (baht: number) => string;
  onOpened: () => void;
}

const isUsable = (entrance: Entrance) => safeHttpUrl('link' in entrance ? entrance.link : entrance.action) !== null;

/**
 * Launches a game. If the amount is above 0, first transfers it to the game. While a launch is in progress, further
 * taps do nothing. If the modal closes before the game opens, the game still opens in a new tab, but never in this tab.
 * A toast then shows any problem.
 */
export function useLaunchGame({ account, show, fail, onMoved, onOpened }: PlayOptions) {
  const { t } = useTranslation('game');
  const [isPlaying, setPlaying] = useState(false);
  /**
   * The entrance that the member must open manually, because the browser has blocked the tab or the member has closed
   * it.
   */
  const [entrance, setEntrance] = useState<Entrance>();
  const [hasNoLink, setNoLink] = useState(false);
  const busy = useRef(false);
  const isMounted = useIsMounted();
  const getKnown = useKnownRows(transfer);

  const enter = async (credentials: Credentials | undefined, satang: number, options?: RunOptions) => {
    const playWindow = openPlayWindow(t('opening'));
    /**
     * The text that confirms the transfer. The message shows this text before the reason why the game does not open.
     */
    let moved = '';
    const explain = (why: string, tone: 'info' | 'error' = 'error') => {
      playWindow.close();
      if (moved) show({ tone: 'info', title: t('movedOnly'), text: `${moved}\n${why}` });
      else toast[tone](why);
    };
    try {
      if (satang > 0) {
        const amount = toBaht(satang);
        const args = { body: { from: walletCode, to: account.code, amount } };
        const moving = runCommand(transfer, args, { ...options, known: getKnown() });
        if (!moving) return explain(t('underWay'), 'info');
        await moving;
        moved = onMoved(amount);
      }
      const found = await findEntrance(account, credentials);
      if (!found) return explain(t('underWay'), 'info');
      const isStillMounted = isMounted.current;
      if (!isUsable(found)) {
        if (moved || !isStillMounted) return explain(t('noLink'));
        playWindow.close();
        return setNoLink(true);
      }
      const mayGo = isStillMounted || settings.gameWindow !== 'same';
      const opened =
        mayGo && ('link' in found ? playWindow.go(found.link) : playWindow.post(found.action, found.fields));
      if (opened) return onOpened();
      if (isStillMounted) setEntrance(found);
      else explain(t('notOpened'));
    } catch (error) {
      playWindow.close();
      if (!(error instanceof ApiError)) throw error;
      if (error.isHandled) return;
      if (moved) explain(errorText(error));
      // Without an amount no money was requested, so a lost response leaves nothing to find out about money.
      else if (satang === 0 && !isRefusal(error)) show({ tone: 'error', text: t('openFailed') });
      else {
        const retry = () => play(credentials, satang, retryOptions(error));
        fail(error, { retry });
      }
    }
  };

  /** @param satang Amount in satang to transfer from the main wallet first; 0 transfers nothing. */
  const play = async (credentials: Credentials | undefined, satang: number, options?: RunOptions) => {
    if (busy.current) return;
    busy.current = true;
    setPlaying(true);
    setEntrance(undefined);
    setNoLink(false);
    try {
      await enter(credentials, satang, options);
    } finally {
      busy.current = false;
      setPlaying(false);
    }
  };

  /** Removes the manual entrance. Called after a password reset, because the entrance contains outdated credentials. */
  const forgetEntrance = useCallback(() => setEntrance(undefined), []);

  return { play, isPlaying, entrance, forgetEntrance, hasNoLink };
}
