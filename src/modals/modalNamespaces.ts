import type { Namespace } from '@/i18n/namespaces';
import type { ModalName } from '@/overlays/modalNames';

/** The namespaces of each modal's texts. The build weighs each modal with them. */
export const modalNamespaces: Readonly<Record<ModalName, readonly Namespace[]>> = {
  conditions: ['conditions'],
  howto: ['howto', 'home'],
  agreement: ['agreement'],
  deposit: ['deposit', 'money', 'statement'],
  editBankName: ['editBankName', 'money'],
  withdraw: ['withdraw', 'money', 'statement', 'bonus'],
  transfer: ['transfer', 'money', 'statement'],
  invite: ['invite'],
  refund: ['refund', 'money', 'statement'],
  bonus: ['bonus', 'money'],
  password: ['password'],
  slips: ['slips'],
  storage: ['storage'],
  play: ['activity'],
  playHelp: ['activityHelp', 'contact'],
  game: ['game', 'money', 'statement'],
};
