import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const editBankNameView = lazyView(
  () => import('./EditBankNameModal').then((m) => m.EditBankNameModal),
  modalNamespaces.editBankName,
);
