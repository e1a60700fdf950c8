import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { type ActiveBonus, getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { useRead } from '@/api/client/useRead';
import { TurnoverProgress } from '@/bonus/TurnoverProgress';
import { Card } from '@/components/Card/Card';
import { icon } from '@/components/Icon/Icon.css';
import { useHeading } from '@/components/SanitizedHtml/useHeading';
import { TextLink } from '@/components/TextLink/TextLink';
import { filledBanners } from '@/lib/fillPercentFail';
import { paths } from '@/lib/paths';
import * as css from './WithdrawForm.css';

/** Warns that an active bonus blocks withdrawals. If there is one, names it and shows its turnover. */
export function BonusWarning() {
  const { t } = useTranslation('withdraw');
  const { data: active } = useRead(getActiveBonus);
  return (
    <>
      <p className={css.warning}>
        <TriangleAlert className={icon({ size: 'sm' })} />
        <span>{t('bonusNote')}</span>
      </p>
      {active?.status ? <BonusProgress active={active} /> : null}
    </>
  );
}

function BonusProgress({ active }: { active: ActiveBonus }) {
  const { t } = useTranslation('bonus');
  const { t: money } = useTranslation('money');
  const bonus = useRead(getBonuses).data?.find(({ userBonus }) => userBonus?.isActive);
  const heading = useHeading(
    bonus
      ? filledBanners(bonus)
          .map(({ html }) => html)
          .join('')
      : '',
  );
  return (
    <Card variant="sunken" className={css.bonus}>
      <p className={css.muted}>{t('active.title')}</p>
      <p className={css.bonusName}>{heading || bonus?.code || t('active.nameless')}</p>
      <TurnoverProgress {...active} />
      <TextLink to={paths.bonus} alone>
        {money('openBonus')}
      </TextLink>
    </Card>
  );
}
