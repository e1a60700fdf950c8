import type { ReactNode } from 'react';
import { AsyncState, type AsyncStateProps } from '@/components/AsyncState/AsyncState';
import { DialogFrame, type DialogFrameProps } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';

interface ReadDialogProps<Res>
  extends Pick<DialogFrameProps, 'size'>,
    Pick<AsyncStateProps<Res>, 'read' | 'failed' | 'reason' | 'skeleton'> {
  /** The title until the form is shown. */
  title: string;
  onClose: () => void;
  /** Shown below the title if the data has arrived and there is no form for it. Default: the skeleton. */
  empty?: ReactNode;
  /**
   * Returns the form. The form is a `DialogPanel` with its own title. Without a form for this data, the function returns
   * undefined.
   */
  children: (data: Res) => ReactNode;
}

/** A dialog that reads first and then shows a form. The dialog stays the same element, so it opens only once. */
export function ReadDialog<Res>({ size, title, onClose, empty, children, ...state }: ReadDialogProps<Res>) {
  const { data } = state.read;
  return (
    <DialogFrame size={size}>
      {(data !== undefined && children(data)) || (
        <DialogPanel title={title} onClose={onClose}>
          <AsyncState {...state} fullSize>
            {() => empty ?? state.skeleton}
          </AsyncState>
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
