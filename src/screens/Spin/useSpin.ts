import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, getCoupons, getSpinSetup, type SpinResult, type SpinSetup, spin } from '@/api/calls/spin';
import { getWallet } from '@/api/calls/wallet';
import { send, sessionNumber } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { receivedAt } from '@/api/client/receivedAt';
import { useIsMounted } from '@/api/client/useIsMounted';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import type { RunOptions } from '@/api/commands/command';
import { retryOptions, useCommand } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { noValue } from '@/i18n/format';
import { type Outcome, useOutcome } from '@/outcome/useOutcome';
import { spinFailure } from './spinErrorText';
import { type PrizeResult, prizeResultOf } from './wheel/prizeResult';
import { createWheelMotion, type WheelMotion } from './wheel/wheelMotion';

/** What the wheel has stopped on. */
export interface Prize {
  label: string;
  /** Markup of the server; `''` where there is none. */
  html: string;
  prizeResult: PrizeResult;
}

export interface Spin {
  /** The layer that turns, and the pointer above it. */
  wheel: RefObject<HTMLDivElement | null>;
  pointer: RefObject<SVGSVGElement | null>;
  /** The wheel as it was at the tap, with the coins there are now: what is on it may not change while it turns. */
  held: SpinSetup | undefined;
  isTurning: boolean;
  /** One tap, one request; nothing while it turns or without coins. */
  start: (setup: SpinSetup) => Promise<void>;
  prize: Prize | undefined;
  closePrize: () => void;
  outcome: Outcome | undefined;
  dismiss: () => void;
}

const readPrizeResult = (
  ...[before, setup, response]: [readonly Coupon[] | undefined, SpinSetup, SpinResult]
): Promise<PrizeResult> =>
  send(getCoupons, {}).then(
    (after) => prizeResultOf(before, after, setup, response),
    () => 'unknown',
  );

/** The wheel on screen. It turns for show: where that cannot be shown, what comes of a turn is the same. */
function useWheelMotion() {
  const wheel = useRef<HTMLDivElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  const motion = useRef<WheelMotion>(undefined);
  useEffect(() => () => motion.current?.reset(), []);
  const startMotion = () => {
    motion.current = undefined;
    if (!wheel.current || !pointer.current) return;
    try {
      const started = createWheelMotion(wheel.current, pointer.current);
      started.start();
      motion.current = started;
    } catch {
      // It stands still.
    }
  };
  return { wheel, pointer, motion, startMotion };
}

/**
 * One turn of the wheel after the other. It starts at the tap, so that the answer's delay is not seen,
 * and lands on the slice of the answer. A coin is taken from the count at once and put right by the answer. Whoever has
 * left the page hears of the result all the same. `reload` asks again for all that the page shows.
 */
export function useSpin(reload: () => Promise<unknown>): Spin {
  const { t } = useTranslation('spin');
  const cache = useReadCache();
  const isMounted = useIsMounted();
  const coupons = useRead(getCoupons);
  const { wheel, pointer, motion, startMotion } = useWheelMotion();
  const isBusy = useRef(false);
  /** The wheel of the last tap, and how it is turned again for the same request. */
  const last = useRef<SpinSetup>(undefined);
  const again = useRef<(options: RunOptions) => unknown>(() => {});
  const [held, setHeld] = useState<SpinSetup>();
  const [prize, setPrize] = useState<Prize>();
  const { outcome, fail, dismiss } = useOutcome({ reload });

  /** The code speaks of money; here it is coins that are gone. */
  const explain = async (error: ApiError) =>
    error.code === 'MONEY_NOT_ENOUGH' ? `${t('noCoins')}\n${t('coinsCome')}` : spinFailure(error);
  const command = useCommand(spin, (error) =>
    fail(error, { explain, retry: () => again.current(retryOptions(error)) }),
  );

  /** The count of whoever looks next is that of the answer. */
  const note = (setup: SpinSetup, { remainingCoin }: SpinResult) => {
    const userCoin = Number.isFinite(remainingCoin) ? remainingCoin : setup.userCoin - 1;
    cache.put(getSpinSetup, {}, { ...setup, userCoin });
    cache.renew(getWallet);
    return userCoin;
  };

  /** Answers whether there is a prize to be looked at. */
  const turn = async (setup: SpinSetup, options?: RunOptions): Promise<boolean> => {
    const slices = setup.activeSpinwheel?.slices ?? [];
    const session = sessionNumber();
    const before = coupons.error ? undefined : coupons.data;
    startMotion();
    setHeld({ ...setup, userCoin: setup.userCoin - 1 });
    const response = await command.run({}, { before: { coins: setup.userCoin, at: receivedAt(setup) }, ...options });
    if (!response) {
      // Refused or lost, which is told already; or this is another page's turn that was still under way.
      await Promise.all([isMounted.current ? motion.current?.stop() : undefined, reload()]);
      return false;
    }
    const userCoin = note(setup, response);
    setHeld({ ...setup, userCoin });
    const index = slices.findIndex(({ code }) => code === response.code);
    const label = response.label || slices[index]?.label || noValue;
    const won: Prize = { label, html: slices[index]?.htmlDescription ?? '', prizeResult: 'unknown' };
    // Read past the list on the page, which would tell before the wheel does.
    void readPrizeResult(before, setup, response).then((prizeResult) => {
      won.prizeResult = prizeResult;
      setPrize((shown) => (shown === won ? { ...won } : shown));
    });
    if (isMounted.current) {
      // An answer that names no slice: it comes to rest before the prize is told.
      await (index >= 0 ? motion.current?.land(index, slices.length) : motion.current?.stop())?.catch(() => {});
    }
    if (isMounted.current) {
      setPrize(won);
      return true;
    }
    if (session === sessionNumber()) {
      // The page has been left: what was won is in the list, and is told where the member is.
      toast.info(t('stoppedOn', { label }));
      for (const call of [getSpinSetup, getCoupons]) cache.renew(call);
    }
    return false;
  };

  /** The wheel may be tapped again. */
  const release = () => {
    setHeld(undefined);
    isBusy.current = false;
  };

  const start = async (setup: SpinSetup, options?: RunOptions) => {
    if (isBusy.current || command.isRunning || !(setup.userCoin > 0)) return;
    isBusy.current = true;
    last.current = setup;
    let isWon = false;
    try {
      isWon = await turn(setup, options);
    } finally {
      motion.current?.reset();
      if (!isWon) release();
    }
  };

  useEffect(() => {
    again.current = (options) => last.current && start(last.current, options);
  });

  return {
    wheel,
    pointer,
    held,
    isTurning: held !== undefined || command.isRunning,
    start,
    prize,
    closePrize: () => {
      setPrize(undefined);
      release();
      void reload();
    },
    outcome,
    dismiss,
  };
}
