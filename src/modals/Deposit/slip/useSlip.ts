import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadSlip } from '@/api/calls/wallet';
import type { SendOptions } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { useCommand } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { removeMetadata } from '@/lib/pictureMetadata';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useKnownRows } from '@/outcome/useKnownRows';
import { isRefusal, useOutcome } from '@/outcome/useOutcome';
import { shrinkSlip } from './shrinkSlip';
import { readSlip, type SlipProblem } from './slipFile';

/** A chosen image that is ready to be sent. */
export interface ChosenSlip {
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
  const [isSent, setIsSent] = useState(false);
  const isMounted = useIsMounted();
  const { outcome, fail, dismiss } = useOutcome();
  const getKnown = useKnownRows(uploadSlip);
  const { run, isRunning } = useCommand(uploadSlip, (error, retry) => {
    if (isMounted.current && (isRefusal(error) || error.isOutcomeUnknown)) setFailure(error);
    if (!isRefusal(error)) return void fail(error, { retry: () => attempt(retry) });
    if (!isMounted.current) toast.error(t('slip.notSent'));
  });
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

  const sent = () => {
    setFailure(undefined);
    keep(undefined);
    setIsSent(true);
  };
  const attempt = async (start: (options: SendOptions) => Promise<unknown>): Promise<void> => {
    if (upload.current) return;
    const controller = new AbortController();
    upload.current = controller;
    setFailure(undefined);
    setProgress(0);
    try {
      if (await start({ signal: controller.signal, onProgress: setProgress })) sent();
    } finally {
      upload.current = undefined;
    }
  };
  /**
   * Sends the chosen slip. Does nothing without a slip or while slips are not accepted. Also does nothing while the app
   * reads another image, because the member wants to send the new image.
   */
  const send = async (): Promise<void> => {
    if (!slip || reading.current || !isOpen()) return;
    await attempt((options) => run({ body: { file: slip.file } }, { ...options, known: getKnown() }));
  };

  return {
    slip,
    problem,
    isReading,
    isSending: isRunning,
    progress,
    failure,
    /** True if the upload may have succeeded. The list of sent slips then shows the result. */
    isUnknown: failure?.isOutcomeUnknown === true,
    isSent,
    outcome,
    dismiss,

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
      const slipFile = await readSlip(file);
      const found = slipFile instanceof File ? undefined : slipFile;
      const ready = slipFile instanceof File ? await shrinkSlip(await removeMetadata(slipFile)) : undefined;
      if (mine !== choice.current) return;
      setReading(false);
      setProblem(found ?? (ready ? undefined : 'unreadable'));
      keep(ready && { file: ready, address: URL.createObjectURL(ready) });
    },

    send,

    stop: (): void => upload.current?.abort(),

    remove: (): void => {
      if (upload.current) return;
      choice.current += 1;
      setReading(false);
      setProblem(undefined);
      setFailure(undefined);
      setIsSent(false);
      keep(undefined);
    },
  };
}
