import { lazyView } from '@/i18n/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const storageView = lazyView(
  () => import('./StorageModal').then((m) => m.StorageModal),
  modalNamespaces.storage,
);
