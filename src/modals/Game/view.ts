import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';

export const gameView = closedOnBreak(
  lazyView(() => import('./GameModal').then((m) => m.GameModal), modalNamespaces.game),
  'game',
);
