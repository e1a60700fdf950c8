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
import { spellDigits } from '@/lib/digits';
import { byHand } from './CopyButton.css';

/** Imperative handle of a `CopyButton`. */
export interface CopyControl {
  /** Copies as a tap does, but without calling `before`. Browsers may refuse to copy without a tap. */
  copy: () => void;
}

interface CopyButtonProps {
  /** Text for the clipboard. */
  text: string;
  /** Names the copied value, such as "Account number". The button is then called "Copy: Account number". */
  what: string;
  /**
   * Distinguishes several copy buttons on a page. Screen readers read this text after the label. Has no effect with
   * `showLabel`.
   */
  of?: string;
  /** True if the text is secret. The toast then shows `what` instead of the text. */
  secret?: boolean;
  /** Shows the label beside the icon. */
  showLabel?: boolean;
  /** Replaces the label built from "Copy" and `what`. */
  label?: string;
  /**
   * Called before copying. If it returns false, the button copies nothing, for example because an editor opens instead.
   */
  before?: () => boolean;
  /** Called after each attempt to copy, with true if the text was copied. */
  onResult?: (copied: boolean) => void;
  /** Lets the parent component copy without a tap. */
  control?: Ref<CopyControl>;
}

/** The topic of the toasts of all copies. */
const topic = 'copy';

/**
 * Copies a text and confirms it with a toast. If the browser refuses, a toast says so, and a dialog shows the text to
 * copy manually. Use this button for values that members need in another app, such as an account number. For an address
 * that can be opened use `TextLink`.
 */
export function CopyButton({ text, what, of, secret, showLabel, label, before, onResult, control }: CopyButtonProps) {
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
    const shownText = secret ? what : text;
    const spoken = /^[\d\s-]+$/.test(shownText) ? spellDigits(shownText) : shownText;
    if (copied) toast.success(t('copied', { text: shownText }), t('copied', { text: spoken }), topic);
    else toast.error(t('copyFailed'), topic);
    setDone(copied);
    setManual(!copied);
    onResult?.(copied);
  };
  useImperativeHandle(control, () => ({ copy: () => void copy() }));
  const tap = () => {
    if (before?.() !== false) void copy();
  };
  const buttonLabel = label ?? t('copyOf', { what });
  const mark = done ? <Check className={icon()} /> : <Copy className={icon()} />;
  return (
    <>
      {showLabel ? (
        <Button variant="quiet" icon={mark} onClick={tap}>
          {buttonLabel}
        </Button>
      ) : (
        <IconButton label={buttonLabel} of={of} icon={mark} onClick={tap} />
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
