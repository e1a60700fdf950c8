import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const activityView = lazyView(
  () => import('./ActivityModal').then((m) => m.ActivityModal),
  modalNamespaces.play,
);
