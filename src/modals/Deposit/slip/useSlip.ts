import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadSlip } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { toast } from '@/components/Toast/toasts';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import type { SlipProblem } from './slipFile';

/** A chosen image that is ready to be sent. */
interface ChosenSlip {
  file: File;
  /** Object URL of the preview. */
  address: string;
}

/**
 * Manages choosing, checking and sending a slip. After a failed or stopped upload, the image stays and can be sent
 * again or removed. Nothing is resent automatically. Leaving the modal during an upload, for example by the back
 * button, stops the upload and shows a toast.
 */
export function useSlip(isOpen: () => boolean) {
  const { t } = useTranslation('deposit');
  const [slip, setSlip] = useState<ChosenSlip>();
  const [problem, setProblem] = useState<SlipProblem>();
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [isUnknown, setUnknown] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isMounted = useIsMounted();
  const upload = useRef<AbortController>(undefined);
  const choice = useRef(0);
  const reading = useRef(false);
  const address = useRef<string>(undefined);

  const setReading = (next: boolean) => {
    reading.current = next;
    setIsReading(next);
  };
  const keep = useCallback((next: ChosenSlip | undefined) => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = next?.address;
    setSlip(next);
  }, []);
  useEffect(
    () => () => {
      upload.current?.abort();
      choice.current += 1;
      if (address.current) URL.revokeObjectURL(address.current);
      address.current = undefined;
    },
    [],
  );

  const money = useOutcome();
  const { run, isRunning } = useMoneyCommand(uploadSlip, money, {
    prepare: () => {
      const controller = new AbortController();
      upload.current = controller;
      setFailure(undefined);
      setUnknown(false);
      setProgress(0);
      return { signal: controller.signal, onProgress: setProgress };
    },
    onDone: () => {
      keep(undefined);
      setIsSent(true);
    },
    onRefused: (error) => {
      if (isMounted.current) setFailure(error);
      else toast.error(t('slip.notSent'));
    },
    onEnd: (type) => {
      upload.current = undefined;
      setUnknown(type === 'unknown');
    },
  });
  /**
   * Sends the chosen slip. Does nothing without a slip or while slips are not accepted. Also does nothing while the app
   * reads another image, because the member wants to send the new image.
   */
  const send = async (): Promise<void> => {
    if (!slip || reading.current || upload.current || !isOpen()) return;
    await run({ body: { file: slip.file } });
  };

  return {
    slip,
    problem,
    isReading,
    isSending: isRunning,
    progress,
    failure,
    /** True if the upload may have succeeded. The list of sent slips then shows the result. */
    isUnknown,
    isSent,
    outcome: money.outcome,
    dismiss: money.dismiss,

    /**
     * Takes a picked, photographed, pasted or dropped file. If two files follow quickly, takes the later file. Does
     * nothing during an upload or while slips are not accepted.
     */
    choose: async (file: File): Promise<void> => {
      if (upload.current || !isOpen()) return;
      choice.current += 1;
      const mine = choice.current;
      setReading(true);
      setIsSent(false);
      setFailure(undefined);
      setUnknown(false);
      // Most deposits have no slip, so this code loads with the first one.
      const prepared = await import('./prepareSlip').then(
        (module) => module.prepareSlip(file),
        () => undefined,
      );
      if (mine !== choice.current) return;
      setReading(false);
      if (!prepared) toast.error(t('slip.notSent'));
      const isImage = prepared instanceof File;
      setProblem(isImage ? undefined : prepared);
      keep(isImage ? { file: prepared, address: URL.createObjectURL(prepared) } : undefined);
    },

    send,

    stop: (): void => upload.current?.abort(),

    remove: (): void => {
      if (upload.current) return;
      choice.current += 1;
      setReading(false);
      setProblem(undefined);
      setFailure(undefined);
      setUnknown(false);
      setIsSent(false);
      keep(undefined);
    },
  };
}
