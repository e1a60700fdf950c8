import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const slipsView = lazyView(() => import('./SlipsModal').then((m) => m.SlipsModal), modalNamespaces.slips);
