import type { ComponentType } from 'react';
import { type LazyView, lazyView } from '@/i18n/lazyView';
import type { Area } from '@/i18n/namespaces';

/** What the host hands to every modal. */
export interface ModalProps {
  /** What it is about, such as a game's code; `''` where it needs nothing. */
  argument: string;
  /** Closes it. `true` tells whoever opened it that its work is done. */
  onClose: (done?: true) => void;
}

const modal = (load: () => Promise<ComponentType<ModalProps>>, areas: readonly Area[] = []): LazyView<ModalProps> =>
  lazyView(load, areas);

/**
 * Every modal by its typed name, which is also its address (`?modal=deposit`). Each is a chunk of its own, fetched
 * with its texts when it is first opened. Screens and modals open each other through this and nothing else.
 */
export const modals = {
  conditions: modal(() => import('./Conditions/ConditionsModal').then((m) => m.ConditionsModal), ['conditions']),
  howto: modal(() => import('./Howto/HowtoModal').then((m) => m.HowtoModal), ['howto', 'home']),
  agreement: modal(() => import('./Agreement/AgreementModal').then((m) => m.AgreementModal), ['agreement']),
  deposit: modal(() => import('./Deposit/DepositModal').then((m) => m.DepositModal), ['deposit', 'money']),
  editBankName: modal(
    () => import('./EditBankName/EditBankNameModal').then((m) => m.EditBankNameModal),
    ['editBankName', 'money'],
  ),
  withdraw: modal(() => import('./Withdraw/WithdrawModal').then((m) => m.WithdrawModal), ['withdraw', 'money']),
  transfer: modal(() => import('./Transfer/TransferModal').then((m) => m.TransferModal), ['transfer', 'money']),
  invite: modal(() => import('./Invite/InviteModal').then((m) => m.InviteModal), ['invite']),
  refund: modal(() => import('./Refund/RefundModal').then((m) => m.RefundModal), ['refund', 'money']),
  slips: modal(() => import('./Slips/SlipsModal').then((m) => m.SlipsModal), ['slips', 'errors']),
  game: modal(() => import('./Game/GameModal').then((m) => m.GameModal), ['game', 'money']),
};

export type ModalName = keyof typeof modals;

export const isModalName = (name: string): name is ModalName => Object.hasOwn(modals, name);
