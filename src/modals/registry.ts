import type { ModalViews } from '@/overlays/modalButton';
import { activityView } from './Activity/view';
import { activityHelpView } from './ActivityHelp/view';
import { agreementView } from './Agreement/view';
import { bonusView } from './Bonus/view';
import { conditionsView } from './Conditions/view';
import { depositView } from './Deposit/view';
import { editBankNameView } from './EditBankName/view';
import { gameView } from './Game/view';
import { howtoView } from './Howto/view';
import { inviteView } from './Invite/view';
import { passwordView } from './Password/view';
import { refundView } from './Refund/view';
import { slipsView } from './Slips/view';
import { storageView } from './Storage/view';
import { transferView } from './Transfer/view';
import { withdrawView } from './Withdraw/view';

/**
 * The views of all modals by name. The app passes them to the overlays. Screens and modals open each other only by name
 * (`openModal`). Each view is a separate chunk, loaded with its translations when the modal first opens, or earlier when
 * a member presses a button for the modal. During a break, `closedOnBreak` closes some of them or shows a reduced view.
 */
export const modals: ModalViews = {
  conditions: conditionsView,
  howto: howtoView,
  agreement: agreementView,
  deposit: depositView,
  editBankName: editBankNameView,
  withdraw: withdrawView,
  transfer: transferView,
  invite: inviteView,
  refund: refundView,
  bonus: bonusView,
  password: passwordView,
  slips: slipsView,
  storage: storageView,
  play: activityView,
  playHelp: activityHelpView,
  game: gameView,
};
