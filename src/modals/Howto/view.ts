import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const howtoView = lazyView(() => import('./HowtoModal').then((m) => m.HowtoModal), modalNamespaces.howto);
