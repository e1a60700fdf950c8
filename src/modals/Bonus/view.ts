import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';

export const bonusView = closedOnBreak(
  lazyView(() => import('./BonusModal').then((m) => m.BonusModal), modalNamespaces.bonus),
  'modal',
);
