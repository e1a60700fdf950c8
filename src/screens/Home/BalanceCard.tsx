import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coins from 'lucide-react/icons/coins';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { Card } from '@/components/Card/Card';
import { DateTime } from '@/components/DateTime/DateTime';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Spinner } from '@/components/Loader/Spinner';
import { NoValue } from '@/components/NoValue/NoValue';
import { Pouch } from '@/components/Pouch/Pouch';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { SpokenPause } from '@/components/VisuallyHidden/VisuallyHidden';
import { getLength } from '@/i18n/format';
import { sumBaht } from '@/lib/money';
import { modalButton } from '@/overlays/modalButton';
import * as css from './BalanceCard.css';
import { Greeting, Part, Total } from './figures';
import { getTotal } from './useHome';

interface BalanceCardProps {
  /** Undefined before the wallet has loaded. The card then has placeholders instead of the figures. */
  wallet: Wallet | undefined;
  /** Time of the last complete refresh in ISO 8601 by the server's clock, or `''` before the first refresh. */
  lastSync: string;
  stale: boolean;
  refreshing: boolean;
  hidden: boolean;
  onHide: (hidden: boolean) => void;
  onRefresh: () => void;
}

/** Shows home's balance card: the member's name and coins, the total with its time, and its two parts. */
export function BalanceCard({ wallet, lastSync, stale, refreshing, hidden, onHide, onRefresh }: BalanceCardProps) {
  const { t } = useTranslation('home');
  const main = wallet?.wallet.amount ?? 0;
  const games = sumBaht(wallet?.slots.map((account) => account.amount) ?? []);
  const total = wallet ? getTotal(wallet) : 0;
  const long = [main, games].some((amount) => getLength(amount) === 'long');
  const placeholder = wallet ? undefined : <SkeletonWords like="0,000.00" />;
  const Name = wallet ? 'h1' : 'p';

  return (
    <Card as="section" variant="pouch" className={css.card} aria-labelledby="home-total">
      <div className={css.who}>
        <Pouch size={1.5} />
        <Name className={css.name} data-figure="name">
          {wallet ? (
            <Greeting name={wallet.profile.name} />
          ) : (
            <SkeletonWords like={t('hello', { name: '0000000000' })} />
          )}
        </Name>
        <span className={css.coins}>
          {wallet ? (
            <CoinCount coin={wallet.profile.coin} />
          ) : (
            <SkeletonWords like={t('tiles.coinCount', { count: 10 })} />
          )}
        </span>
      </div>

      <div className={css.balance}>
        <h2 id="home-total" className={css.totalLabel}>
          {t('total')}
        </h2>
        <p className={css.total} data-figure="total" data-length={getLength(total)}>
          {placeholder ?? <Total hidden={hidden} value={total} />}
        </p>
        <IconButton
          className={css.hide}
          label={t('hide')}
          pressed={hidden}
          icon={hidden ? <EyeOff className={icon()} /> : <Eye className={icon()} />}
          onClick={() => onHide(!hidden)}
        />
        <CheckBalance busy={Boolean(wallet) && refreshing} onClick={onRefresh} />
        {wallet ? (
          <LastSync lastSync={lastSync} />
        ) : (
          <span className={css.updated}>
            <SkeletonWords like={t('notUpdated')} />
          </span>
        )}
      </div>

      <div className={css.strip({ long })}>
        <dl className={css.figures}>
          <div className={css.part}>
            <dt>{t('wallet')}</dt>
            <dd data-figure="main">{placeholder ?? <Part hidden={hidden} value={main} />}</dd>
          </div>
          <div className={css.part}>
            <dt>{t('games')}</dt>
            <dd data-figure="games">{placeholder ?? <Part hidden={hidden} value={games} />}</dd>
          </div>
        </dl>
        <button type="button" className={css.transfer} {...modalButton('transfer')}>
          <ArrowLeftRight className={icon({ size: 'sm' })} />
          <span>{t('transfer')}</span>
        </button>
      </div>
      {stale ? <p className={css.stale}>{t('stale')}</p> : null}
    </Card>
  );
}

function CoinCount({ coin }: { coin: number }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Coins className={icon({ size: 'sm' })} />
      <span>{Number.isFinite(coin) ? t('tiles.coinCount', { count: coin }) : <NoValue />}</span>
    </>
  );
}

function CheckBalance({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const { t } = useTranslation('home');
  const arrows = <RefreshCw className={icon({ size: 'sm' })} />;
  return (
    <button
      type="button"
      className={css.check}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onClick()}
    >
      {busy ? <Spinner>{arrows}</Spinner> : arrows}
      <span>{busy ? t('checking') : t('check')}</span>
    </button>
  );
}

/** Shows the age of the figures. A tap shows the full date and time, and the next tap the age again. */
function LastSync({ lastSync }: Pick<BalanceCardProps, 'lastSync'>) {
  const { t } = useTranslation('home');
  const [showsDate, setShowsDate] = useState(false);
  if (!lastSync) return <span className={css.updated}>{t('notUpdated')}</span>;
  return (
    <button type="button" className={css.updated} aria-pressed={showsDate} onClick={() => setShowsDate(!showsDate)}>
      <span>{t('updated')}</span>
      <SpokenPause />
      {showsDate ? <DateTime value={lastSync} /> : <RelativeTime value={lastSync} clock={serverNow} />}
    </button>
  );
}
