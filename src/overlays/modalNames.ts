/** Every modal's name, which is also its address (`?modal=deposit`). The views are in `registry.ts`, which only the host needs. */
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

/** What the host hands to every modal. */
export interface ModalProps {
  /** What it is about, such as a game's code; `''` where it needs nothing. */
  argument: string;
  /** Closes it. `true` tells whoever opened it that its work is done. */
  onClose: (done?: true) => void;
}
