import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const transferView = lazyView(
  () => import('./TransferModal').then((m) => m.TransferModal),
  modalNamespaces.transfer,
);
