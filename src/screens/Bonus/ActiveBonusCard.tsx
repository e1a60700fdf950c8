import Gift from 'lucide-react/icons/gift';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveBonus, Bonus } from '@/api/calls/bonus';
import { getCurrentPromotion, type Promotion } from '@/api/calls/promotion';
import type { Read } from '@/api/client/useRead';
import { CancellingStakes } from '@/bonus/BonusStakes';
import { filledBanners, fillPercentFail } from '@/bonus/fillPercentFail';
import { TurnoverProgress } from '@/bonus/TurnoverProgress';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { icon } from '@/components/Icon/Icon.css';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { useHeading } from '@/components/SanitizedHtml/useHeading';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { detectLang } from '@/i18n/detectLang';
import * as css from './BonusScreen.css';

interface ActiveBonusCardProps {
  /** The type from `getActiveBonus`, or `promotion` if `getActiveBonus` reports no active bonus. */
  type: string;
  /** The response of `getActiveBonus`, which may have the turnover. */
  active: ActiveBonus;
  /** The active bonus. Undefined for a promotion, or if the bonus is no longer offered. */
  bonus: Bonus | undefined;
  promotion: Read<Promotion | null>;
  cancelling: boolean;
  /** Cancels the bonus after the confirmation. Without this prop, there is no cancel button. */
  onCancel?: () => Promise<void>;
}

const types = ['limit', 'day', 'week', 'promotion'] as const;

/**
 * Shows the active bonus or promotion, with its type, name and conditions. With `onCancel`, the member can cancel the
 * bonus after a confirmation.
 */
export function ActiveBonusCard({ type, active, bonus, promotion, cancelling, onCancel }: ActiveBonusCardProps) {
  const { t } = useTranslation('bonus');
  const [isAsking, setIsAsking] = useState(false);
  const running = bonus ? undefined : promotion.data;
  const percentFail = (bonus ?? running)?.percentFail ?? Number.NaN;
  const bannerHtml = bonus && filledBanners(bonus).map((banner) => banner.html);
  const html = bannerHtml?.join('') || fillPercentFail(running?.description ?? '', percentFail);
  const heading = useHeading(html);
  const knownType = types.find((item) => item === type);
  const kind = knownType ? t(`type.${knownType}`) : type;
  const name = heading || bonus?.code || kind || t('active.nameless');
  const close = () => setIsAsking(false);
  const confirm = async () => {
    await onCancel?.();
    close();
  };

  return (
    <Card as="section" className={css.active} aria-labelledby="active-bonus">
      <div className={css.activeHead}>
        <span className={css.emblem}>
          <Gift className={icon({ size: 'lg' })} />
        </span>
        <div className={css.text}>
          <h2 id="active-bonus" className={css.label}>
            {t('active.title')}
          </h2>
          {heading ? null : (
            <p className={css.activeName}>
              <TruncatedText lines={2} openable translate={name === bonus?.code ? 'no' : undefined}>
                {name}
              </TruncatedText>
            </p>
          )}
        </div>
        {kind && kind !== name ? <Badge tone="accent">{kind}</Badge> : null}
      </div>
      {html ? (
        <SanitizedHtml html={html} />
      ) : !bonus && promotion.error ? (
        <ErrorState
          call={getCurrentPromotion}
          title={t('active.promotionFailed')}
          failure={promotion.error}
          busy={promotion.isLoading}
          onRetry={() => void promotion.reload()}
        />
      ) : null}
      <TurnoverProgress {...active} />
      <div className={css.seam}>
        <p className={css.muted}>{t('active.hold')}</p>
        {onCancel ? (
          <Button variant="quiet" busy={cancelling} onClick={() => setIsAsking(true)}>
            {t('cancel.button')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('cancel.ask')}
        confirmLabel={t('cancel.yes')}
        cancelLabel={t('cancel.no')}
        onConfirm={confirm}
        onClose={close}
      >
        <p className={css.question} lang={detectLang(name)}>
          {name}
        </p>
        <div className={css.stakes}>
          {isAsking ? <CancellingStakes percentFail={percentFail} active={bonus ? 'bonus' : 'promotion'} /> : null}
        </div>
      </ConfirmDialog>
    </Card>
  );
}
