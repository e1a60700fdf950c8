import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const withdrawView = lazyView(
  () => import('./WithdrawModal').then((m) => m.WithdrawModal),
  modalNamespaces.withdraw,
);
