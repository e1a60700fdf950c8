import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, getCoupons, getSpinActive, getSpinSetup } from '@/api/calls/spin';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { Card } from '@/components/Card/Card';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { icon } from '@/components/Icon/Icon.css';
import { TextLink } from '@/components/TextLink/TextLink';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { rescueFocus } from '@/device/rescueFocus';
import { errorText } from '@/i18n/errorText';
import { paths } from '@/lib/paths';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useModals } from '@/overlays/useModals';
import { useOverlayHistory } from '@/overlays/useOverlayHistory';
import { CoinHelp } from './CoinHelp';
import { Coupons } from './coupons/Coupons';
import { PrizeDialog } from './PrizeDialog';
import { PrizeList } from './PrizeList';
import * as css from './SpinScreen.css';
import { SpinSkeleton } from './SpinSkeleton';
import { useRetry } from './useRetry';
import { useSpin } from './useSpin';
import { cssToHex, sliceColours } from './wheel/sliceColours';
import { Wheel } from './wheel/Wheel';
import { cloth } from './wheel/Wheel.css';
import { WheelText } from './wheel/WheelText';

/**
 * Components that do not depend on a spin. They are memoised, because rendering them would delay a spin's first frames
 * on a slow phone.
 */
const [SteadyCoupons, SteadyPrizes, SteadyHelp] = [memo(Coupons), memo(PrizeList), memo(CoinHelp)];

/** Shows the page of the prize wheel: the wheel, the coupons, the list of prizes and the help. */
export function SpinScreen() {
  const { t } = useTranslation('spin');
  const { t: nav } = useTranslation('nav');
  const active = useRead(getSpinActive);
  const setup = useRead(getSpinSetup);
  const { renew } = useReadCache();
  const { reload: reloadSetup } = setup;
  const { reload: reloadActive } = active;
  const reload = useCallback(() => {
    renew(getCoupons);
    return Promise.all([reloadSetup(), reloadActive()]);
  }, [renew, reloadSetup, reloadActive]);
  const spin = useSpin(reload);
  /** The coupon that the member is about to claim: from its row, or from the prize dialog once that has closed. */
  const [couponToClaim, setCouponToClaim] = useState<Coupon>();
  const claimNext = useRef<Coupon>(undefined);
  const closePrize = useOverlayHistory('prize', spin.prize !== undefined, () => {
    spin.closePrize();
    if (claimNext.current) setCouponToClaim(claimNext.current);
    claimNext.current = undefined;
  });
  const { isTrying, retry } = useRetry(reload);
  useUncovered(reload);

  const shownSetup = spin.frozenSetup ?? setup.data;
  const wheel = shownSetup?.activeSpinwheel;
  // The wheel is off if the setup contains no wheel. Except during a spin, the wheel is also off if `getSpinActive`
  // says so.
  const isOff = wheel === null || (!spin.frozenSetup && active.data?.isActive === false);
  // A retry after a failed request does not count as loading, because it would hide the wheel again.
  const isLoading = !spin.frozenSetup && active.isLoading && !active.error;
  const slices = wheel?.slices;
  const paintedSlices = useMemo(() => {
    const colours = sliceColours(slices ?? [], cssToHex);
    return colours.map((colour, index) => ({ ...colour, label: slices?.[index]?.label ?? '' }));
  }, [slices]);
  const title = useRef<HTMLHeadingElement>(null);
  const hadWheel = useRef(false);
  const isCovered = spin.prize !== undefined || spin.outcome !== undefined;
  useEffect(() => {
    if (wheel && !isOff) hadWheel.current = true;
    // If the focused button was removed with the wheel, move the focus to the title.
    else if (hadWheel.current && !isCovered && rescueFocus(title.current)) hadWheel.current = false;
  }, [wheel, isOff, isCovered]);
  const name = wheel?.name || nav('title.spin');

  return (
    <div className={css.page}>
      <section className={css.hero}>
        <hgroup>
          <h1 ref={title} tabIndex={-1} className={css.title}>
            {nav('title.spin')}
          </h1>
          {wheel?.name && wheel.name !== nav('title.spin') ? (
            <p className={css.campaign}>
              <TruncatedText lines={2} openable>
                {wheel.name}
              </TruncatedText>
            </p>
          ) : null}
        </hgroup>
        {isOff ? (
          <EmptyState
            image={<FerrisWheel className={icon({ size: 'xl' })} />}
            title={t('off')}
            action={
              <TextLink to={paths.home} alone>
                {t('home')}
              </TextLink>
            }
          >
            {t('offText')}
          </EmptyState>
        ) : wheel && shownSetup && !isLoading ? (
          slices?.length ? (
            <Card variant="pouch" data-theme="dark" className={cloth}>
              <Wheel
                name={name}
                slices={paintedSlices}
                coins={shownSetup.userCoin}
                isTurning={spin.isTurning}
                onSpin={() => void spin.start(shownSetup)}
                wheel={spin.wheel}
                pointer={spin.pointer}
              />
              <WheelText
                coins={shownSetup.userCoin}
                isTurning={spin.isTurning && !spin.prize}
                isStale={setup.error !== undefined}
                busy={isTrying}
                onRetry={() => void retry()}
              />
            </Card>
          ) : (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          )
        ) : setup.error && !setup.data ? (
          <ErrorState
            title={t('failed')}
            reason={errorText(setup.error)}
            busy={setup.isLoading}
            onRetry={() => void reload()}
          />
        ) : (
          <SpinSkeleton />
        )}
      </section>
      <SteadyCoupons couponToClaim={couponToClaim} onAsk={setCouponToClaim} onSettled={reload} />
      {!isOff && slices?.length ? <SteadyPrizes slices={slices} colours={paintedSlices} /> : null}
      <SteadyHelp />
      {spin.prize ? (
        <PrizeDialog
          prize={spin.prize}
          slices={paintedSlices}
          onClose={closePrize}
          onClaim={(coupon) => {
            claimNext.current = coupon;
            closePrize();
          }}
        />
      ) : null}
      <OutcomeDialog outcome={spin.outcome} onClose={spin.dismiss} />
    </div>
  );
}

/** Reloads when the last modal closes, because a deposit may have added coins. */
function useUncovered(reload: () => unknown): void {
  const isCovered = useModals().length > 0;
  const wasCovered = useRef(isCovered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the last modal closes
  useEffect(() => {
    if (wasCovered.current && !isCovered) void reload();
    wasCovered.current = isCovered;
  }, [isCovered]);
}
