import { Dialog, type DialogProps } from './Dialog';
import { useBackToClose } from './useBackToClose';

/**
 * A dialog that belongs to a part of a page or modal: the back button closes it and keeps the page. Modals of the
 * registry have their own entry in the history and take `Dialog`.
 */
export function LocalDialog({ open, ...rest }: DialogProps) {
  return open ? <OpenLocalDialog {...rest} /> : null;
}

/** The history is asked for nothing as long as there is nothing to close. */
function OpenLocalDialog(props: Omit<DialogProps, 'open'>) {
  useBackToClose(props.onClose);
  return <Dialog open {...props} />;
}
