import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getCoupons, getSpinActive, getSpinSetup } from '@/api/spin';
import { useRead } from '@/api/useRead';
import { useReadCache } from '@/api/useReadCache';
import { Card } from '@/components/Card/Card';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { icon } from '@/components/Icon/Icon.css';
import { TextLink } from '@/components/TextLink/TextLink';
import { useFailureText } from '@/i18n/useFailureText';
import { paths } from '@/lib/paths';
import { OutcomeDialog } from '@/modals/OutcomeDialog';
import { CoinHelp } from './CoinHelp';
import { Coupons } from './Coupons';
import { PrizeDialog } from './PrizeDialog';
import { PrizeList } from './PrizeList';
import * as css from './SpinScreen.css';
import { SpinSkeleton } from './SpinSkeleton';
import { cssToHex, sliceColours } from './sliceColours';
import { useSpin } from './useSpin';
import { Wheel } from './Wheel';
import { cloth } from './Wheel.css';
import { WheelWords } from './WheelWords';

/** The prize wheel and the coupons that come of it (spec section 2, spin). */
export function SpinScreen() {
  const { t } = useTranslation('spin');
  const { t: nav } = useTranslation('nav');
  const active = useRead(getSpinActive);
  const setup = useRead(getSpinSetup);
  const { renew } = useReadCache();
  const reload = () => {
    renew(getCoupons);
    return Promise.all([setup.reload(), active.reload()]);
  };
  const spin = useSpin(reload);
  const reason = useFailureText(setup.error);

  const shown = spin.held ?? setup.data;
  const wheel = shown?.activeSpinwheel;
  // What it is at the moment counts, but for a turn that is under way.
  const isOff = wheel === null || (!spin.held && active.data?.isActive === false);
  const isLoading = !spin.held && active.isLoading;
  const slices = wheel?.slices;
  const painted = useMemo(() => {
    const colours = sliceColours(slices ?? [], cssToHex);
    return (slices ?? []).map(({ label }, at) => ({ label, ...colours[at] })) as Parameters<typeof Wheel>[0]['slices'];
  }, [slices]);
  const name = wheel?.name || nav('title.spin');

  return (
    <div className={css.page}>
      <section className={css.hero}>
        <h1 className={css.title} title={name.length > 60 ? name : undefined}>
          {name}
        </h1>
        {isOff ? (
          <EmptyState
            picture={<FerrisWheel className={icon({ size: 'xl' })} />}
            title={t('off')}
            action={
              <TextLink to={paths.home} alone>
                {t('home')}
              </TextLink>
            }
          >
            {t('offText')}
          </EmptyState>
        ) : wheel && shown && !isLoading ? (
          slices?.length ? (
            <Card variant="pouch" data-theme="dark" className={cloth}>
              <Wheel
                name={name}
                slices={painted}
                coins={shown.userCoin}
                isTurning={spin.isTurning}
                onSpin={() => void spin.start(shown)}
                wheel={spin.wheel}
                pointer={spin.pointer}
              />
              <WheelWords
                coins={shown.userCoin}
                isTurning={spin.isTurning && !spin.prize}
                busy={setup.isStale}
                onRetry={() => void reload()}
              />
            </Card>
          ) : (
            <EmptyState picture={<FerrisWheel className={icon({ size: 'xl' })} />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )
        ) : setup.error && !setup.data ? (
          <FailedState title={t('failed')} reason={reason} busy={setup.isLoading} onRetry={() => void reload()} />
        ) : (
          <SpinSkeleton />
        )}
      </section>
      <Coupons onSettled={() => void reload()} />
      {!isOff && slices?.length ? <PrizeList slices={slices} colours={painted} /> : null}
      <CoinHelp />
      {spin.prize ? <PrizeDialog prize={spin.prize} onClose={spin.closePrize} /> : null}
      <OutcomeDialog outcome={spin.outcome} onClose={spin.dismiss} />
    </div>
  );
}
