import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { modalButton } from '@/overlays/modalButton';
import * as css from './activity.css';
import { useBudgetText } from './useBudgetText';
import { useBudgetUse } from './useBudgetUse';

/**
 * Shows the used share of the member's budget in a line of small text. A tap on the line opens the activity modal,
 * which contains the budget's settings.
 */
export function BudgetLine({ memberId, refreshKey }: { memberId: string; refreshKey: unknown }) {
  const { t } = useTranslation('activity');
  const use = useBudgetUse(memberId, refreshKey);
  const getBudgetText = useBudgetText();
  if (!use) return null;
  return (
    <button type="button" className={css.line} {...modalButton('play')}>
      <span>
        <strong>{t(`budget.of.${use.budget.period}`)}</strong> <span>{getBudgetText(use)}</span>
      </span>
      <ChevronRight className={icon({ size: 'sm' })} />
    </button>
  );
}
