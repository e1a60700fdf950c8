import { lazyView } from '@/components/LazyView/lazyView';
import { modalNamespaces } from '@/modals/modalNamespaces';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';

/** The part of the modal that stays open during a break: the way to finish a payment that was already made. */
const paidDeposit = lazyView(() => import('./PaidDeposit').then((m) => m.PaidDeposit), ['deposit', 'money']);

export const depositView = closedOnBreak(
  lazyView(() => import('./DepositModal').then((m) => m.DepositModal), modalNamespaces.deposit),
  'modal',
  paidDeposit,
);
