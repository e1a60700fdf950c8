import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { joinReads } from '@/api/client/joinReads';
import { useRead } from '@/api/client/useRead';
import { CancelBonusDialog } from '@/bonus/CancelBonusDialog';
import { useBonusOutcome } from '@/bonus/useBonusOutcome';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { rescueFocus } from '@/device/rescueFocus';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { ActiveBonusCard } from './ActiveBonusCard';
import { BonusList } from './BonusList';
import * as css from './BonusScreen.css';
import { BonusSkeleton } from './BonusSkeleton';
import { PromotionForm } from './PromotionForm';
import { useCancelBonus } from './useCancelBonus';

/**
 * Shows the bonus page: the active bonus or promotion, a code form unless `getActiveBonus` reports an active bonus, and
 * the cards of all bonuses.
 */
export function BonusScreen() {
  const { t } = useTranslation('bonus');
  const active = useRead(getActiveBonus);
  const joinedRead = joinReads(active, useRead(getBonuses));
  const promotion = useRead(getCurrentPromotion);
  // The screen keeps the command's state, because a successful command unmounts the component that sent it.
  const bonusOutcome = useBonusOutcome();
  const cancel = useCancelBonus(bonusOutcome);
  const title = useTitleFocus(`${active.data?.status} ${bonusOutcome.outcome === undefined} ${cancel.refusal}`);

  return (
    <div className={css.page} data-columns>
      <header>
        <h1 ref={title} className={css.title} tabIndex={-1}>
          {t('title')}
        </h1>
        {active.data?.status ? null : <p className={css.muted}>{t('lead')}</p>}
      </header>
      <AsyncState read={joinedRead} failed={t('failed')} reason skeleton={<BonusSkeleton />}>
        {([activeBonus, bonuses]) => (
          <>
            {activeBonus.status || promotion.data ? (
              <ActiveBonusCard
                type={activeBonus.status ? activeBonus.type : 'promotion'}
                active={activeBonus}
                bonus={bonuses.find(({ userBonus }) => userBonus?.isActive)}
                promotion={promotion}
                cancelling={cancel.isRunning}
                onCancel={activeBonus.status ? cancel.run : undefined}
              />
            ) : null}
            {activeBonus.status ? null : <PromotionForm bonusOutcome={bonusOutcome} />}
            <BonusList bonuses={bonuses} />
          </>
        )}
      </AsyncState>
      <OutcomeDialog outcome={bonusOutcome.outcome} onClose={bonusOutcome.dismiss} />
      <CancelBonusDialog open={cancel.refusal !== ''} onClose={cancel.dismiss}>
        {cancel.refusal}
      </CancelBonusDialog>
    </div>
  );
}

/**
 * Returns the ref of the page's title. When `state` changes, moves the focus to the title if the focused button was
 * removed. Otherwise keyboard users would lose their position on the page.
 */
function useTitleFocus(state: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    rescueFocus(title.current);
  }, [state]);
  return title;
}
