import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, getCoupons, getSpinSetup, type SpinResult, type SpinSetup, spin } from '@/api/calls/spin';
import { sessionNumber } from '@/api/client/client';
import { readOnce } from '@/api/client/readOnce';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { toast } from '@/components/Toast/toasts';
import { noValue } from '@/i18n/format';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { type Outcome, useOutcome } from '@/outcome/useOutcome';
import { spinFailure } from './spinErrorText';
import { getPrizeResult, type PrizeResult } from './wheel/prizeResult';
import { createWheelMotion, type WheelMotion } from './wheel/wheelMotion';

/** The slice on which the wheel stopped. */
export interface Prize {
  label: string;
  /** The index of the slice, or -1 if the wheel does not have it. */
  index: number;
  /** Untrusted markup from the server, or `''`. */
  html: string;
  result: PrizeResult;
}

interface Spin {
  /** The rotating layer, and the pointer above it, for the animation. */
  wheel: RefObject<HTMLDivElement | null>;
  pointer: RefObject<SVGSVGElement | null>;
  /**
   * The setup at the tap, with the current coin count. Undefined outside a spin. During a spin the page shows this
   * setup, because the slices must not change.
   */
  frozenSetup: SpinSetup | undefined;
  isTurning: boolean;
  /** Sends one request per tap. Does nothing during a spin or without coins. */
  start: (setup: SpinSetup) => Promise<void>;
  prize: Prize | undefined;
  closePrize: () => void;
  outcome: Outcome | undefined;
  dismiss: () => void;
}

const readPrizeResult = (
  ...[before, setup, response]: [readonly Coupon[] | undefined, SpinSetup, SpinResult]
): Promise<PrizeResult> =>
  readOnce(getCoupons, {}).then(
    (after) => getPrizeResult(before, after, setup, response),
    () => getPrizeResult(before, undefined, setup, response),
  );

/** Returns the refs and the animation of the wheel. If the animation is not available, a spin works without it. */
function useWheelMotion() {
  const wheel = useRef<HTMLDivElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  const motion = useRef<WheelMotion>(undefined);
  useEffect(() => () => motion.current?.cancel(), []);
  const startMotion = () => {
    motion.current = undefined;
    if (!wheel.current || !pointer.current) return;
    try {
      const started = createWheelMotion(wheel.current, pointer.current);
      started.start();
      motion.current = started;
    } catch {
      // If the browser cannot animate the wheel, the wheel does not move.
    }
  };
  return { wheel, pointer, motion, startMotion };
}

/**
 * Runs one spin at a time. The wheel starts at the tap, so the response's delay is not visible, and lands on the slice
 * in the response. The coin count drops immediately. The response corrects it when the wheel has landed, because coins
 * that the member has won would reveal the prize earlier. If the member has left the page, a
 * toast shows the result. `reload` reloads all data of the page.
 */
export function useSpin(reload: () => Promise<unknown>): Spin {
  const { t } = useTranslation('spin');
  const cache = useReadCache();
  const isMounted = useIsMounted();
  const coupons = useRead(getCoupons);
  const { wheel, pointer, motion, startMotion } = useWheelMotion();
  /** The spin under way: the setup and the coupons at its tap, and its session. */
  const turn = useRef<{ setup: SpinSetup; before: readonly Coupon[] | undefined; session: number }>(undefined);
  /** The setup of the last tap. */
  const lastSetup = useRef<SpinSetup>(undefined);
  const [frozenSetup, setFrozenSetup] = useState<SpinSetup>();
  const [prize, setPrize] = useState<Prize>();
  const money = useOutcome();

  /**
   * Stores the response's coin count in the cached setup and returns the count. If the response has no valid count,
   * subtracts one coin from the count before the spin.
   */
  const storeCoins = (setup: SpinSetup, { remainingCoin }: SpinResult) => {
    const userCoin = Number.isFinite(remainingCoin) ? remainingCoin : setup.userCoin - 1;
    cache.put(getSpinSetup, {}, { ...setup, userCoin });
    return userCoin;
  };

  /** Lands on the slice in the response, and shows the prize. */
  const land = async (response: SpinResult): Promise<void> => {
    if (!turn.current) return;
    const { setup, before, session } = turn.current;
    const slices = setup.activeSpinwheel?.slices ?? [];
    const userCoin = storeCoins(setup, response);
    const index = slices.findIndex(({ code }) => code === response.code);
    const label = response.label || slices[index]?.label || noValue;
    const won: Prize = { label, index, html: slices[index]?.htmlDescription ?? '', result: { kind: 'unknown' } };
    // Read without updating the cached list of coupons, because the list would reveal the prize before the wheel stops.
    void readPrizeResult(before, setup, { ...response, label }).then((result) => {
      won.result = result;
      setPrize((current) => (current === won ? { ...won } : current));
    });
    if (isMounted.current) {
      // If the response contains no known slice, only stop the wheel before the prize is shown.
      await (index >= 0 ? motion.current?.land(index, slices.length) : motion.current?.stop())?.catch(() => {});
    }
    if (isMounted.current) {
      setFrozenSetup({ ...setup, userCoin });
      setPrize(won);
    } else if (session === sessionNumber()) {
      // The member has left the page, so show the result in a toast. If the spin won a coupon, the reloaded list
      // contains it.
      toast.info(t('stoppedOn', { label }));
      for (const call of [getSpinSetup, getCoupons]) void cache.renew(call);
    }
  };

  /** Ends this spin, so the next spin can start. */
  const release = () => {
    setFrozenSetup(undefined);
    turn.current = undefined;
  };

  const command = useMoneyCommand(spin, money, {
    // The general text of `MONEY_NOT_ENOUGH` is about money, but here the member has no coins.
    explain: (error) => (error.code === 'MONEY_NOT_ENOUGH' ? `${t('noCoins')}\n${t('coinsCome')}` : spinFailure(error)),
    prepare: () => {
      const setup = lastSetup.current as SpinSetup;
      turn.current = { setup, before: coupons.error ? undefined : coupons.data, session: sessionNumber() };
      startMotion();
      setFrozenSetup({ ...setup, userCoin: setup.userCoin - 1 });
      return undefined;
    },
    onDone: land,
    onEnd: async (type) => {
      const ended = turn.current;
      if (type !== 'done') await Promise.all([isMounted.current ? motion.current?.stop() : undefined, reload()]);
      // The member may have sent the request again meanwhile.
      if (ended !== turn.current) return;
      if (type === 'done' && isMounted.current) return;
      motion.current?.cancel();
      release();
    },
  });

  const start = async (setup: SpinSetup) => {
    if (turn.current || command.isRunning || !(setup.userCoin > 0)) return;
    lastSetup.current = setup;
    await command.run({});
  };

  return {
    wheel,
    pointer,
    frozenSetup,
    isTurning: frozenSetup !== undefined || command.isRunning,
    start,
    prize,
    closePrize: () => {
      setPrize(undefined);
      release();
      void reload();
    },
    outcome: money.outcome,
    dismiss: money.dismiss,
  };
}
