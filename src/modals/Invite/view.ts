import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';

export const inviteView = lazyView(() => import('./InviteModal').then((m) => m.InviteModal), modalNamespaces.invite);
