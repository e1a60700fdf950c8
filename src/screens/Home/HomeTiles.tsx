import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { Tile } from '@/components/Tile/Tile';
import { TileSkeleton } from '@/components/Tile/TileSkeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { noValue } from '@/i18n/format';
import { paths } from '@/lib/paths';
import { modalButton } from '@/overlays/modalButton';
import { tiles } from './HomeScreen.css';

interface HomeTilesProps {
  /** The number of coins. Undefined until the wallet has loaded; NaN if the server did not send it. */
  coins: number | undefined;
  /** True if the prize wheel is on. Undefined until the response arrives, and false if the request failed. */
  spinActive: boolean | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Returns a short coin count for the tile. The card above the tiles shows the full count. */
const formatCoins = (coins: number) => (coins > 99 ? '99+' : Number.isFinite(coins) ? coins : noValue);

/**
 * Shows home's six tiles, which appear before the wallet has loaded. A placeholder stands for the prize wheel's tile
 * until it is known whether the wheel is on. If the wheel is off, a refresh tile replaces its tile.
 */
export function HomeTiles({ coins, spinActive, refreshing, onRefresh }: HomeTilesProps) {
  const { t } = useTranslation('home');
  const iconClass = icon({ size: 'lg' });
  const isKnown = coins !== undefined && Number.isFinite(coins);
  const coinText = isKnown ? `, ${t('tiles.coinCount', { count: coins })}` : '';
  return (
    <nav aria-label={t('tiles.label')} className={tiles}>
      <Tile
        icon={<ArrowDownToLine className={iconClass} />}
        label={t('tiles.deposit')}
        strong
        {...modalButton('deposit')}
      />
      <Tile icon={<ArrowUpFromLine className={iconClass} />} label={t('tiles.withdraw')} {...modalButton('withdraw')} />
      {spinActive === undefined ? (
        <TileSkeleton like={t('tiles.spin')} />
      ) : spinActive ? (
        <Tile
          icon={<FerrisWheel className={iconClass} />}
          label={
            <>
              <span>{t('tiles.spin')}</span>
              <VisuallyHidden>{coinText}</VisuallyHidden>
            </>
          }
          badge={coins === undefined || coins === 0 ? undefined : formatCoins(coins)}
          to={paths.spin}
        />
      ) : (
        <Tile
          icon={<RefreshCw className={iconClass} />}
          label={t('tiles.refreshAll')}
          busy={refreshing}
          onClick={onRefresh}
        />
      )}
      <Tile icon={<UserPlus className={iconClass} />} label={t('tiles.invite')} {...modalButton('invite')} />
      <Tile icon={<Gift className={iconClass} />} label={t('tiles.bonus')} to={paths.bonus} />
      <Tile icon={<HandCoins className={iconClass} />} label={t('tiles.refund')} {...modalButton('refund')} />
    </nav>
  );
}
