import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Eye from 'lucide-react/icons/eye';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Pouch } from '@/components/Pouch/Pouch';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import * as css from './BalanceCard.css';

const nothing = () => {};
const amount = '0,000.00';

/**
 * Shows the balance card before the wallet has loaded: its headings and buttons, with skeletons in place of the
 * figures. The card is inert.
 */
export function BalanceCardSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Card as="section" variant="pouch" className={css.card} inert>
      <div className={css.who}>
        <Pouch size={2} />
        <p className={css.name} data-figure="name">
          <SkeletonWords like={t('hello', { name: '0000000000' })} />
        </p>
        <span className={css.coins}>
          <SkeletonWords like={t('tiles.coinCount', { count: 10 })} />
        </span>
      </div>
      <div>
        <div className={css.row}>
          <h2 className={css.totalLabel}>{t('total')}</h2>
          <span className={css.updated}>
            <SkeletonWords like={t('notUpdated')} />
          </span>
          <IconButton
            className={css.refresh}
            label={t('check')}
            icon={<RefreshCw className={icon({ size: 'sm' })} />}
            onClick={nothing}
          />
        </div>
        <div className={css.figure}>
          <p className={css.total} data-figure="total" data-length="short">
            <SkeletonWords like={amount} />
          </p>
          <IconButton label={t('hide')} icon={<Eye className={icon()} />} onClick={nothing} />
        </div>
      </div>
      <div className={css.parts}>
        <dl className={css.figures({ long: false })}>
          <div className={css.part({ long: false })}>
            <dt>{t('wallet')}</dt>
            <dd data-figure="main">
              <SkeletonWords like={amount} />
            </dd>
          </div>
          <div className={css.part({ long: false, inGames: true })}>
            <dt>{t('games')}</dt>
            <dd data-figure="games">
              <SkeletonWords like={amount} />
            </dd>
          </div>
        </dl>
        <span className={css.transfer}>
          <ArrowLeftRight className={icon({ size: 'sm' })} />
          <span>{t('transfer')}</span>
        </span>
      </div>
      <div className={css.invite}>
        <Gift className={`${icon({ size: 'lg' })} ${css.gift}`} />
        <dl className={css.inviteFigure}>
          <dt className={css.inviteLabel}>{t('invite.label')}</dt>
          <dd>
            <SkeletonWords like={amount} />
          </dd>
        </dl>
        <IconButton label={t('invite.terms')} icon={<Info className={icon()} />} onClick={nothing} />
        <Button variant="quiet" className={css.button}>
          {t('invite.receive')}
        </Button>
      </div>
    </Card>
  );
}
