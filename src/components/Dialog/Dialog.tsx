import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { DialogPanel, type DialogPanelProps } from './DialogPanel';

interface DialogProps extends DialogFrameProps, DialogPanelProps {
  open: boolean;
}

/**
 * A dialog on the native `<dialog>`. Focus moves into the dialog and returns when the dialog
 * closes. While a dialog is open, the page behind is inert and does not scroll. The
 * content is mounted only while the dialog is open. Focus starts on `data-initial-focus` (`useDialogOpen`) or else on
 * the dialog itself, so that screen readers read its name first and no on-screen keyboard opens. The dialog has no
 * history entry: the browser's close requests (Escape, Android's back) call `onClose`, and `src/overlays` adds entries
 * for overlays. For content beside a list use `SidePanel`; for a question,
 * `ConfirmDialog`; for a message, `MessageDialog`. If the whole content is replaced
 * once data has loaded, use one `DialogFrame` with a `DialogPanel` for each content.
 */
export function Dialog({ open, shape, size, role, ...panel }: DialogProps) {
  if (!open) return null;
  const isDescribed = role === 'alertdialog' && Boolean(panel.children);
  return (
    <DialogFrame shape={shape} size={size} role={role} isDescribed={isDescribed}>
      <DialogPanel {...panel} />
    </DialogFrame>
  );
}
