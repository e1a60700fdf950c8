import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const agreementView = lazyView(
  () => import('./AgreementModal').then((m) => m.AgreementModal),
  modalNamespaces.agreement,
);
