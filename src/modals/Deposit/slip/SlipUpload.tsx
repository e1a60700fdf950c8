import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlipWindow } from '@/api/calls/lookup';
import { Button } from '@/components/Button/Button';
import { topDialog } from '@/components/Dialog/dialogStack';
import { InlineError } from '@/components/InlineError/InlineError';
import { getPastedFiles } from '@/device/pastedFiles';
import { errorText } from '@/i18n/errorText';
import { useStepFocus } from '@/modals/Deposit/useStepFocus';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { modalButton } from '@/overlays/modalButton';
import * as css from './Slip.css';
import { SlipPicker } from './SlipPicker';
import { SlipProgress } from './SlipProgress';
import { SlipStatus, type SlipStep } from './SlipStatus';
import { slipMegabytes } from './slipFile';
import { useSlip } from './useSlip';

interface SlipUploadProps {
  window: SlipWindow;
  isOpen: () => boolean;
  /** Called if the member chooses or sends a slip while slips are not accepted. Asks the server again. */
  onOver: () => void;
  onLock: (locked: boolean) => void;
}

/** Lets the member pick a slip (file, camera, paste or drop), preview it and send it. */
export function SlipUpload({ window: hours, isOpen, onOver, onLock }: SlipUploadProps) {
  const { t } = useTranslation('deposit');
  const [wasOver, setWasOver] = useState(false);
  const slip = useSlip(() => {
    const open = isOpen();
    setWasOver(!open);
    if (!open) onOver();
    return open;
  });
  const isOver = wasOver && !isOpen();
  const { choose, isSending, failure } = slip;
  const step: SlipStep = isSending ? 'sending' : slip.isSent ? 'sent' : slip.slip ? 'chosen' : 'empty';
  const fieldset = useStepFocus(step);

  // Unlock in the same commit as the status text, so that a member who reads the text can continue immediately.
  useLayoutEffect(() => {
    onLock(isSending);
    return () => onLock(false);
  }, [isSending, onLock]);

  const take = useEffectEvent((file: File) => void choose(file));
  useEffect(() => {
    const dialog = fieldset.current?.closest('dialog');
    // Without a focused control, the paste's target is the page's body.
    const isHere = (target: Element) => (target === document.body ? topDialog() : target.closest('dialog')) === dialog;
    const paste = (event: ClipboardEvent) => {
      const target = event.target as Element;
      const isTaken = event.defaultPrevented || target.closest('input, textarea, [contenteditable]') !== null;
      const [file] = getPastedFiles(event);
      if (!file || isTaken || !isHere(target) || fieldset.current?.closest('[hidden]')) return;
      event.preventDefault();
      take(file);
    };
    // The whole dialog accepts a dropped slip, because dropping it beside the form must work too.
    const drop = (event: DragEvent) => {
      const isTarget = isHere(event.target as Element) && !fieldset.current?.closest('[hidden]');
      if (!isTarget || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
      if (file) take(file);
    };
    document.addEventListener('paste', paste);
    dialog?.addEventListener('dragover', drop);
    dialog?.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      dialog?.removeEventListener('dragover', drop);
      dialog?.removeEventListener('drop', drop);
    };
  }, [fieldset]);

  const failureText = () => {
    if (!failure) return '';
    if (failure.kind === 'aborted') return t('slip.stopped');
    if (failure.kind === 'network' || failure.kind === 'timeout') return t('slip.interrupted');
    return errorText(failure);
  };
  const problem = isOver
    ? t('slip.closed', { from: hours.closedFrom, to: hours.closedTo })
    : slip.problem
      ? t(`slip.problem.${slip.problem}`, { size: slipMegabytes })
      : failureText();

  return (
    <fieldset ref={fieldset} className={css.upload} aria-label={t('slip.title')}>
      <p className={css.muted}>{t('slip.hours', { from: hours.closedFrom, to: hours.closedTo })}</p>
      {slip.slip ? (
        <img
          className={css.preview}
          src={slip.slip.address}
          alt={t('slip.preview')}
          tabIndex={-1}
          data-stage="chosen"
        />
      ) : null}
      <SlipStatus step={step} />
      {isSending ? <SlipProgress share={slip.progress} onStop={slip.stop} /> : null}
      <div className={css.notice} data-empty={problem || slip.isUnknown ? undefined : true}>
        <InlineError>{problem}</InlineError>
        {slip.isUnknown && !isOver && !slip.problem ? (
          <Button variant="quiet" {...modalButton('slips')}>
            {t('slip.toSlips')}
          </Button>
        ) : null}
      </div>
      {slip.slip && !isSending ? (
        <div className={css.actions}>
          <Button busy={slip.isReading} onClick={() => void slip.send()}>
            {t(failure || slip.isUnknown ? 'slip.again' : 'slip.send')}
          </Button>
          <Button variant="quiet" onClick={slip.remove}>
            {t('slip.remove')}
          </Button>
        </div>
      ) : null}
      <SlipPicker
        isOffered={!slip.slip}
        another={slip.isSent}
        busy={slip.isReading}
        onPick={(file) => void choose(file)}
      />
      {slip.slip ? null : <p className={css.muted}>{t('slip.kinds', { size: slipMegabytes })}</p>}
      <OutcomeDialog outcome={slip.outcome} onClose={slip.dismiss} />
    </fieldset>
  );
}
