import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const refundView = lazyView(() => import('./RefundModal').then((m) => m.RefundModal), modalNamespaces.refund);
