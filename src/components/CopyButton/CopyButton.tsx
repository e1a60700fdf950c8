import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { toast } from '@/components/Toast/toasts';
import { copyText } from '@/device/clipboard';
import { byHand } from './CopyButton.css';

/** A hand on the button from outside. */
export interface CopyControl {
  /** Copies as a tap does, but without asking `before`. The browser may refuse what no tap has asked for. */
  copy: () => void;
}

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What is copied, such as "Account number": the button is named "Copy: Account number". */
  what: string;
  /** Not for other eyes: the toast names it instead of showing it. */
  secret?: boolean;
  /** Shows the words beside the icon. */
  showLabel?: boolean;
  /** Names the button where "Copy" and `what` say more than the place needs. */
  label?: string;
  /** Runs first; answering false means "not now" (an editor opens instead). */
  before?: () => boolean;
  /** Whether the text is on the clipboard; the toast has been shown by then. */
  onResult?: (copied: boolean) => void;
  /** For an owner that copies without a tap. */
  control?: Ref<CopyControl>;
}

/**
 * Copies and says so. Where the browser refuses, it says that too and shows the text to be copied by hand. For what
 * members need in another app, such as an account number; an address that can be opened is a `TextLink`.
 */
export function CopyButton({ text, what, secret, showLabel, label, before, onResult, control }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [done, setDone] = useState(false);
  const [manual, setManual] = useState(false);
  const closeManual = () => setManual(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const copied = await copyText(text);
    if (copied) toast.success(t('copied', { text: secret ? what : text }));
    else toast.error(t('copyFailed'));
    setDone(copied);
    setManual(!copied);
    onResult?.(copied);
  };
  useImperativeHandle(control, () => ({ copy: () => void copy() }));
  const tap = () => {
    if (before?.() !== false) void copy();
  };
  const words = label ?? t('copyOf', { what });
  const mark = done ? <Check className={icon()} /> : <Copy className={icon()} />;
  return (
    <>
      {showLabel ? (
        <Button variant="quiet" icon={mark} onClick={tap}>
          {words}
        </Button>
      ) : (
        <IconButton label={words} icon={mark} onClick={tap} />
      )}
      {manual ? (
        <Dialog open onClose={closeManual} shape="card" size="sm" title={what}>
          <label>
            <span>{t('copyByHand')}</span>
            <textarea
              className={byHand}
              data-initial-focus
              readOnly
              rows={Math.min(6, Math.ceil(text.length / 28))}
              value={text}
              onFocus={(event) => event.target.select()}
            />
          </label>
        </Dialog>
      ) : null}
    </>
  );
}
