import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { type ActiveBonus, getBonuses } from '@/api/calls/bonus';
import { useRead } from '@/api/client/useRead';
import { filledBanners } from '@/bonus/fillPercentFail';
import { TurnoverProgress } from '@/bonus/TurnoverProgress';
import { Card } from '@/components/Card/Card';
import { icon } from '@/components/Icon/Icon.css';
import { useHeading } from '@/components/SanitizedHtml/useHeading';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import * as css from './WithdrawForm.css';

/** Names the active bonus with its turnover, if there is one, and warns that a bonus blocks withdrawals. */
export function BonusWarning({ active }: { active: ActiveBonus | undefined }) {
  const { t } = useTranslation('withdraw');
  return (
    <>
      {active?.status ? <BonusProgress active={active} /> : null}
      <p className={css.warning}>
        <TriangleAlert className={icon({ size: 'sm' })} />
        <span>{t('bonusNote')}</span>
      </p>
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
