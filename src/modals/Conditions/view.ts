import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const conditionsView = lazyView(
  () => import('./ConditionsModal').then((m) => m.ConditionsModal),
  modalNamespaces.conditions,
);
