import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const passwordView = lazyView(
  () => import('./PasswordModal').then((m) => m.PasswordModal),
  modalNamespaces.password,
);
