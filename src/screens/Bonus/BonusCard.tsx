import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { useTranslation } from 'react-i18next';
import type { Bonus } from '@/api/calls/bonus';
import { isUsedUp, receiptsNow } from '@/bonus/bonusLimit';
import { filledBanners } from '@/bonus/fillPercentFail';
import { Badge } from '@/components/Badge/Badge';
import { icon } from '@/components/Icon/Icon.css';
import { Image } from '@/components/Image/Image';
import { useHeading } from '@/components/SanitizedHtml/useHeading';
import { SpokenPause } from '@/components/VisuallyHidden/VisuallyHidden';
import { detectLang } from '@/i18n/detectLang';
import { noValue } from '@/i18n/format';
import { modalButton } from '@/overlays/modalButton';
import * as css from './BonusCard.css';

/**
 * Shows one bonus as a row, and marks the active bonus. A tap opens the bonus modal, unless the member has received
 * the bonus as often as its limit allows. `now` (ms since 1970 by the server's clock) determines the current day and
 * week.
 */
export function BonusCard({ bonus, now }: { bonus: Bonus; now: number }) {
  const { t } = useTranslation('bonus');
  const { code, type, maxReceived, userBonus } = bonus;
  const banners = filledBanners(bonus);
  const name = useHeading(banners[0]?.html ?? '') || code;
  const usedUp = isUsedUp(bonus, now);
  const content = (
    <>
      <span className={css.picture}>
        <Image
          src={banners[0]?.image}
          alt=""
          ratio="banner"
          fit="cover"
          corners="lg"
          className={usedUp ? css.grey : undefined}
          fallback={<Gift className={icon({ size: 'xl' })} />}
        />
      </span>
      <span className={css.text}>
        <span className={css.name} title={name} lang={detectLang(name)} translate={name === code ? 'no' : undefined}>
          {name}
        </span>
        <SpokenPause />
        <span className={css.limit}>
          {t(`often.${type}`, {
            received: receiptsNow(bonus, now),
            max: Number.isFinite(maxReceived) ? maxReceived : noValue,
          })}
        </span>
        {usedUp || userBonus?.isActive ? (
          <span className={css.badges}>
            <SpokenPause />
            {usedUp ? <Badge tone="success">{t('card.received')}</Badge> : null}
            {userBonus?.isActive ? <Badge tone="accent">{t('card.active')}</Badge> : null}
          </span>
        ) : null}
      </span>
      {usedUp ? null : <ChevronRight className={`${icon()} ${css.more}`} />}
    </>
  );
  return (
    <li className={css.item}>
      {usedUp ? (
        <div className={css.card()}>{content}</div>
      ) : (
        <button
          type="button"
          className={css.card({ active: userBonus?.isActive, tappable: true })}
          {...modalButton('bonus', code)}
        >
          {content}
        </button>
      )}
    </li>
  );
}
