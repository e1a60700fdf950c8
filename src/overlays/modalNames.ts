/**
 * The names of all modals, which are also their addresses (`?modal=deposit`). The views are in `registry.ts`, which
 * only the host needs.
 */
export const modalNames = [
  'conditions',
  'howto',
  'agreement',
  'deposit',
  'editBankName',
  'withdraw',
  'transfer',
  'invite',
  'refund',
  'game',
  'password',
  'slips',
  'bonus',
  'storage',
  'play',
  'playHelp',
] as const;

export type ModalName = (typeof modalNames)[number];

export const isModalName = (name: string): name is ModalName => modalNames.some((one) => one === name);

/** The props that the host gives to every modal. */
export interface ModalProps {
  /** The subject of the modal, such as a game's code; `''` if it needs none. */
  argument: string;
  /** Closes the modal. `true` means that its work is done, and calls `onDone` of `openModal`. */
  onClose: (done?: true) => void;
}
