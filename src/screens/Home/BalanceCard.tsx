import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coins from 'lucide-react/icons/coins';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Pouch } from '@/components/Pouch/Pouch';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { noValue } from '@/i18n/format';
import { sumBaht } from '@/lib/money';
import { modalButton } from '@/modals/modalButton';
import * as css from './BalanceCard.css';
import { InviteBonus } from './InviteBonus';
import { Secret } from './Secret';
import { totalOf } from './useHome';

interface BalanceCardProps {
  wallet: Wallet;
  /** ISO 8601, or `''` before the first refresh. */
  lastSync: string;
  stale: boolean;
  refreshing: boolean;
  hidden: boolean;
  onHide: (hidden: boolean) => void;
  onRefresh: () => void;
  /** The invite bonus went into the wallet. */
  onReceived: () => void;
}

/** Home's header: who, how much in all, when last checked, and the referral bonus. */
export function BalanceCard({
  wallet,
  lastSync,
  stale,
  refreshing,
  hidden,
  onHide,
  onRefresh,
  onReceived,
}: BalanceCardProps) {
  const { t } = useTranslation('home');
  const { name, coin } = wallet.profile;
  const games = sumBaht(wallet.slots.map((slot) => slot.amount));

  return (
    <Card as="section" look="pouch" className={css.card} aria-labelledby="home-total">
      <div className={css.who}>
        <Pouch size={2.75} />
        <h1 className={css.name}>{name ? t('hello', { name }) : t('helloNameless')}</h1>
        <span className={css.coins}>
          <Coins className={icon()} />
          {Number.isFinite(coin) ? t('tiles.coinCount', { count: coin }) : noValue}
        </span>
      </div>

      <div>
        <div className={css.label}>
          <h2 id="home-total" className={css.totalLabel}>
            {t('total')}
          </h2>
          <IconButton
            label={t('hide')}
            pressed={hidden}
            icon={hidden ? <EyeOff className={icon()} /> : <Eye className={icon()} />}
            onClick={() => onHide(!hidden)}
          />
        </div>
        <p className={css.total}>
          <Secret hidden={hidden} value={totalOf(wallet)} size="display" />
        </p>
        <dl className={css.parts}>
          <div className={css.part}>
            <dt>{t('wallet')}</dt>
            <dd>
              <Secret hidden={hidden} value={wallet.wallet.amount} />
            </dd>
          </div>
          <div className={css.part}>
            <dt>{t('games')}</dt>
            <dd>
              <Secret hidden={hidden} value={games} />
            </dd>
          </div>
        </dl>
      </div>

      <div className={css.check}>
        <Button look="quiet" busy={refreshing} icon={<RefreshCw className={icon()} />} onClick={onRefresh}>
          {refreshing ? t('checking') : t('check')}
        </Button>
        <Button look="quiet" icon={<ArrowLeftRight className={icon()} />} {...modalButton('transfer')}>
          {t('transfer')}
        </Button>
        <p className={css.updated}>
          {lastSync ? (
            <>
              {t('updated')} <RelativeTime value={lastSync} />
            </>
          ) : (
            t('notUpdated')
          )}
        </p>
      </div>
      {stale ? (
        <p className={css.stale} role="status">
          {t('stale')}
        </p>
      ) : null}

      <InviteBonus invite={wallet.invite} hidden={hidden} onReceived={onReceived} />
    </Card>
  );
}
