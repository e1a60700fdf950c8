import { type LazyView, lazyView } from '@/i18n/lazyView';
import type { ModalName, ModalProps } from '@/overlays/modalNames';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';
import { modalNamespaces } from './modalNamespaces';

/**
 * The view of each modal: a separate chunk, loaded with its translations. It loads when the modal first opens, or
 * earlier when a member presses a button for the modal.
 */
const views: Record<ModalName, LazyView<ModalProps>> = {
  conditions: lazyView(
    () => import('./Conditions/ConditionsModal').then((m) => m.ConditionsModal),
    modalNamespaces.conditions,
  ),
  howto: lazyView(() => import('./Howto/HowtoModal').then((m) => m.HowtoModal), modalNamespaces.howto),
  agreement: lazyView(
    () => import('./Agreement/AgreementModal').then((m) => m.AgreementModal),
    modalNamespaces.agreement,
  ),
  deposit: lazyView(() => import('./Deposit/DepositModal').then((m) => m.DepositModal), modalNamespaces.deposit),
  editBankName: lazyView(
    () => import('./EditBankName/EditBankNameModal').then((m) => m.EditBankNameModal),
    modalNamespaces.editBankName,
  ),
  withdraw: lazyView(() => import('./Withdraw/WithdrawModal').then((m) => m.WithdrawModal), modalNamespaces.withdraw),
  transfer: lazyView(() => import('./Transfer/TransferModal').then((m) => m.TransferModal), modalNamespaces.transfer),
  invite: lazyView(() => import('./Invite/InviteModal').then((m) => m.InviteModal), modalNamespaces.invite),
  refund: lazyView(() => import('./Refund/RefundModal').then((m) => m.RefundModal), modalNamespaces.refund),
  bonus: lazyView(() => import('./Bonus/BonusModal').then((m) => m.BonusModal), modalNamespaces.bonus),
  password: lazyView(() => import('./Password/PasswordModal').then((m) => m.PasswordModal), modalNamespaces.password),
  slips: lazyView(() => import('./Slips/SlipsModal').then((m) => m.SlipsModal), modalNamespaces.slips),
  storage: lazyView(() => import('./Storage/StorageModal').then((m) => m.StorageModal), modalNamespaces.storage),
  play: lazyView(() => import('./Activity/ActivityModal').then((m) => m.ActivityModal), modalNamespaces.play),
  playHelp: lazyView(
    () => import('./ActivityHelp/ActivityHelpModal').then((m) => m.ActivityHelpModal),
    modalNamespaces.playHelp,
  ),
  game: lazyView(() => import('./Game/GameModal').then((m) => m.GameModal), modalNamespaces.game),
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
