import { useTranslation } from 'react-i18next';
import { type ActiveBonus, activateBonus, type Bonus, getBonuses } from '@/api/calls/bonus';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { BonusNotice } from '@/bonus/BonusNotice';
import { TakingStakes } from '@/bonus/BonusStakes';
import { isUsedUp, receiptsNow, untilNextDay } from '@/bonus/bonusLimit';
import { filledBanners } from '@/bonus/fillPercentFail';
import { TurnoverProgress } from '@/bonus/TurnoverProgress';
import { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { useWake } from '@/components/RelativeTime/useWake';
import { useHeading } from '@/components/SanitizedHtml/useHeading';
import { toast } from '@/components/Toast/toasts';
import { detectLang } from '@/i18n/detectLang';
import { noValue } from '@/i18n/format';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import type { ModalProps } from '@/overlays/modalNames';
import { BonusBanners } from './BonusBanners';
import * as css from './BonusModal.css';

interface BonusDetailsProps {
  bonus: Bonus;
  /** The active bonus or promotion, with its turnover. Undefined until the response arrives. */
  active: ActiveBonus | undefined;
  onClose: ModalProps['onClose'];
}

/**
 * Shows the conditions of a bonus, how often members can receive it, and the cost of cancelling it. If the member
 * cannot receive the bonus now, a note says why before any tap.
 */
export function BonusDetails({ bonus, active, onClose }: BonusDetailsProps) {
  const { t } = useTranslation('bonus');
  const { t: common } = useTranslation();
  const { put } = useReadCache();
  const isMounted = useIsMounted();
  const bonuses = useRead(getBonuses);
  const bonusOutcome = useBonusOutcome();
  const { run, isRunning } = useMoneyCommand(activateBonus, bonusOutcome, {
    onDone: (response) => {
      // Mark the card as active immediately, because reading the list again takes longer.
      const list = bonuses.data?.map((item) => (item.code === code ? { ...item, userBonus: response } : item));
      if (list) put(getBonuses, {}, list);
      toast.success(t('modal.done', { name }));
      // The member may have left by the back button, and another modal may be on top by now. Close only this modal.
      if (isMounted.current) onClose(true);
    },
    onEnd: bonusOutcome.renewAll,
    atBonus: true,
  });
  const now = serverNow();
  useWake(untilNextDay(now));

  const { code, type, maxReceived, userBonus, percentFail } = bonus;
  const banners = filledBanners(bonus);
  const heading = useHeading(banners[0]?.html ?? '');
  const name = heading || code;
  const isActive = userBonus?.isActive ?? false;
  const usedUp = isUsedUp(bonus, now);

  const close = () => onClose();

  return (
    <DialogPanel
      title={heading ? <span lang={detectLang(heading)}>{heading}</span> : t('modal.title')}
      onClose={close}
      dismissible={!isRunning}
      footer={
        isActive ? (
          <Button fullWidth onClick={close}>
            {common('confirm')}
          </Button>
        ) : (
          <Button fullWidth busy={isRunning} disabled={usedUp} onClick={() => void run({ params: { code } })}>
            {t('modal.receive')}
          </Button>
        )
      }
    >
      <div className={css.body}>
        <BonusBanners banners={banners} label={name} />
        <p className={css.limit}>
          <span>
            {t(`often.${type}`, {
              received: receiptsNow(bonus, now),
              max: Number.isFinite(maxReceived) ? maxReceived : noValue,
            })}
          </span>
          {isActive ? <Badge tone="accent">{t('card.active')}</Badge> : null}
        </p>
        {isActive ? <TurnoverProgress {...active} /> : null}
        <div className={css.notice}>
          {isActive ? <BonusNotice percentFail={percentFail} /> : <TakingStakes percentFail={percentFail} />}
        </div>
        {isActive ? null : usedUp ? (
          <p className={css.note}>{t('modal.received')}</p>
        ) : active?.status ? (
          <p className={css.note}>{t('modal.other')}</p>
        ) : null}
      </div>
      <OutcomeDialog outcome={bonusOutcome.outcome} onClose={bonusOutcome.dismiss} />
    </DialogPanel>
  );
}
