import { paths } from '@/lib/paths';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';
import { Responses } from './PageBelow';

/** The bonus page below a modal. */
export const bonusBelow = {
  [paths.bonus]: () => (
    <Responses reads={[['getActiveBonus'], ['getBonuses'], ['getCurrentPromotion']]}>
      <BonusScreen />
    </Responses>
  ),
};
