/**
 * The names of all modals. An address opens a modal by its name (`?modal=deposit`). The views are in
 * `src/modals/registry.ts`, and `App` passes them to `Overlays`.
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
  // These two names are older than the folders, because members' links and bookmarks contain them.
  'play',
  'playHelp',
] as const;

export type ModalName = (typeof modalNames)[number];

export const isModalName = (name: string): name is ModalName => modalNames.some((item) => item === name);

/** The props that the host gives to every modal. */
export interface ModalProps {
  /** The subject of the modal, such as a game's code. `''` if the modal has no subject. */
  argument: string;
  /** Closes the modal. Pass `true` if the modal's work is done; the `onDone` of `openModal` is then called. */
  onClose: (done?: true) => void;
}
