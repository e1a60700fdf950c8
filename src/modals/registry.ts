import type { ComponentType } from 'react';
import { type LazyView, lazyView } from '@/i18n/lazyView';
import type { Namespace } from '@/i18n/namespaces';
import type { ModalName, ModalProps } from '@/overlays/modalNames';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';

const modal = (load: () => Promise<ComponentType<ModalProps>>, namespaces: readonly Namespace[] = []) =>
  lazyView(load, namespaces);

/**
 * The view of each modal: a separate chunk, loaded with its translations. It loads when the modal first opens, or
 * earlier when a member presses a button for the modal.
 */
const views: Record<ModalName, LazyView<ModalProps>> = {
  conditions: modal(() => import('./Conditions/ConditionsModal').then((m) => m.ConditionsModal), ['conditions']),
  howto: modal(() => import('./Howto/HowtoModal').then((m) => m.HowtoModal), ['howto', 'home']),
  agreement: modal(() => import('./Agreement/AgreementModal').then((m) => m.AgreementModal), ['agreement']),
  deposit: modal(() => import('./Deposit/DepositModal').then((m) => m.DepositModal), ['deposit', 'money', 'statement']),
  editBankName: modal(
    () => import('./EditBankName/EditBankNameModal').then((m) => m.EditBankNameModal),
    ['editBankName', 'money'],
  ),
  withdraw: modal(
    () => import('./Withdraw/WithdrawModal').then((m) => m.WithdrawModal),
    ['withdraw', 'money', 'statement'],
  ),
  transfer: modal(
    () => import('./Transfer/TransferModal').then((m) => m.TransferModal),
    ['transfer', 'money', 'statement'],
  ),
  invite: modal(() => import('./Invite/InviteModal').then((m) => m.InviteModal), ['invite']),
  refund: modal(() => import('./Refund/RefundModal').then((m) => m.RefundModal), ['refund', 'money', 'statement']),
  bonus: modal(() => import('./Bonus/BonusModal').then((m) => m.BonusModal), ['bonus', 'money']),
  password: modal(() => import('./Password/PasswordModal').then((m) => m.PasswordModal), ['password']),
  slips: modal(() => import('./Slips/SlipsModal').then((m) => m.SlipsModal), ['slips']),
  storage: modal(() => import('./Storage/StorageModal').then((m) => m.StorageModal), ['storage']),
  play: modal(() => import('./Activity/ActivityModal').then((m) => m.ActivityModal), ['activity']),
  playHelp: modal(
    () => import('./ActivityHelp/ActivityHelpModal').then((m) => m.ActivityHelpModal),
    ['activityHelp', 'contact'],
  ),
  game: modal(() => import('./Game/GameModal').then((m) => m.GameModal), ['game', 'money', 'statement']),
};

const paidDeposit = lazyView(() => import('./Deposit/PaidDeposit').then((m) => m.PaidDeposit), ['deposit', 'money']);

/**
 * The views of all modals by name. The app passes them to the overlays. Screens and modals open each other only by name
 * (`openModal`). During a break, `closedOnBreak` closes some modals or shows a reduced view.
 */
export const modals: typeof views = {
  ...views,
  deposit: closedOnBreak(views.deposit, 'modal', paidDeposit),
  bonus: closedOnBreak(views.bonus, 'modal'),
  game: closedOnBreak(views.game, 'game'),
};
