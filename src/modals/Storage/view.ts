import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const storageView = lazyView(
  () => import('./StorageModal').then((m) => m.StorageModal),
  modalNamespaces.storage,
);
