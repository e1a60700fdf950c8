import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/api/errors';
import { useCommand } from '@/api/useCommand';
import { useReadCache } from '@/api/useReadCache';
import { getWallet, uploadSlip } from '@/api/wallet';
import { shrinkSlip } from './shrinkSlip';
import { checkSlip, type SlipProblem } from './slipFile';

/** A chosen picture, ready to be sent. */
export interface ChosenSlip {
  file: File;
  /** Where the preview finds it. */
  address: string;
}

/**
 * Choosing, checking and sending a slip. A failed or stopped upload keeps the picture, to be sent again or removed
 * (R30); nothing is ever sent again by itself.
 */
export function useSlip(isOpen: () => boolean) {
  const [slip, setSlip] = useState<ChosenSlip>();
  const [problem, setProblem] = useState<SlipProblem>();
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [isSent, setIsSent] = useState(false);
  const { renew } = useReadCache();
  const { run, isRunning } = useCommand(uploadSlip, (error) => {
    setFailure(error);
    // It may have arrived, and with it the money.
    if (error.unknownResult) renew(getWallet);
  });
  const upload = useRef<AbortController>(undefined);
  const choice = useRef(0);
  const address = useRef<string>(undefined);

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

  return {
    slip,
    problem,
    isReading,
    isSending: isRunning,
    progress,
    failure,
    isSent,

    /** Takes a file that was picked, photographed or pasted. Of two in quick succession the later one counts. */
    choose: async (file: File): Promise<void> => {
      if (upload.current || !isOpen()) return;
      choice.current += 1;
      const mine = choice.current;
      setIsReading(true);
      setIsSent(false);
      setFailure(undefined);
      const found = await checkSlip(file);
      const ready = found ? undefined : await shrinkSlip(file);
      if (mine !== choice.current) return;
      setIsReading(false);
      setProblem(found ?? (ready ? undefined : 'unreadable'));
      keep(ready && { file: ready, address: URL.createObjectURL(ready) });
    },

    send: async (): Promise<void> => {
      if (!slip || upload.current || !isOpen()) return;
      const controller = new AbortController();
      upload.current = controller;
      setFailure(undefined);
      setProgress(0);
      try {
        const answer = await run({ body: { file: slip.file } }, { signal: controller.signal, onProgress: setProgress });
        if (!answer) return;
        keep(undefined);
        setIsSent(true);
      } finally {
        upload.current = undefined;
      }
    },

    stop: (): void => upload.current?.abort(),

    remove: (): void => {
      if (upload.current) return;
      choice.current += 1;
      setIsReading(false);
      setProblem(undefined);
      setFailure(undefined);
      setIsSent(false);
      keep(undefined);
    },
  };
}
