import { lazyView } from '@/i18n/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const passwordView = lazyView(
  () => import('./PasswordModal').then((m) => m.PasswordModal),
  modalNamespaces.password,
);
