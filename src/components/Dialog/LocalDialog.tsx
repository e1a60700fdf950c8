import { Dialog, type DialogProps } from './Dialog';
import { useBackToClose } from './useBackToClose';

/**
 * A dialog that belongs to a part of a page or modal, open as long as it is rendered: the back button closes it and keeps
 * the page. Modals of the registry have their own entry in the history and take `Dialog`.
 */
export function LocalDialog(props: Omit<DialogProps, 'open'>) {
  useBackToClose(props.onClose);
  return <Dialog open {...props} />;
}
