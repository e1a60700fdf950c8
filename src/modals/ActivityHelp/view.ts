import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const activityHelpView = lazyView(
  () => import('./ActivityHelpModal').then((m) => m.ActivityHelpModal),
  modalNamespaces.playHelp,
);
