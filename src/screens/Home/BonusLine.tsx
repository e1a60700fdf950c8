import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActiveBonus } from '@/api/calls/bonus';
import { readTurnover } from '@/bonus/TurnoverProgress';
import { bar } from '@/bonus/TurnoverProgress.css';
import { icon } from '@/components/Icon/Icon.css';
import { paths } from '@/lib/paths';
import * as css from './BonusLine.css';

/** Shows that a bonus is active, with its turnover if the backend sends it, as a link to the bonus page. */
export function BonusLine({ active }: { active: ActiveBonus }) {
  const { t } = useTranslation('bonus');
  const turnover = readTurnover(active);
  return (
    <Link className={css.line} to={paths.bonus}>
      <Gift className={`${icon()} ${css.gift}`} />
      <span className={css.text}>
        <span className={css.title}>{t('active.title')}</span>
        {turnover ? (
          <span className={css.amounts} translate="no">
            {t('turnover.line', turnover.amounts)}
          </span>
        ) : null}
      </span>
      <ChevronRight className={`${icon({ size: 'sm' })} ${css.arrow}`} />
      {turnover ? <progress className={`${bar} ${css.progress}`} value={turnover.share} aria-hidden="true" /> : null}
    </Link>
  );
}
