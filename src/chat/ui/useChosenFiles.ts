import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileKind, type FileProblem } from '@/chat/store/files';
import { removeMetadata } from '@/lib/pictureMetadata';
import { useIsMounted } from '@/lib/react/useIsMounted';

/** A file that is chosen and not sent yet. */
interface ChosenFile {
  id: number;
  kind: FileKind;
  file: File;
  /** Object URL of the preview. `remove` or unmounting revokes this URL; for a sent file, the outbox revokes it. */
  preview: string;
}

/** The maximum number of chosen files. If more are chosen, a message says that the others are left out. */
export const maxFiles = 10;

/**
 * Returns the files that the visitor picked, pasted, dropped or photographed. `choose` checks each file before it is
 * listed.
 */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<FileProblem | { kind: 'tooMany' }>();
  const count = useRef(0);
  const latest = useRef(files);
  /** Settles when all files chosen so far have been checked. One choice is checked after another. */
  const checked = useRef(Promise.resolve());
  const isMounted = useIsMounted();
  const change = useCallback((next: readonly ChosenFile[]) => {
    latest.current = next;
    setFiles(next);
  }, []);
  // Revoke the previews of files that were never sent.
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const check = useCallback(
    async (list: readonly File[]): Promise<void> => {
      for (const file of list) {
        const checkResult = await checkFile(file);
        const cleanFile = checkResult === 'image' ? await removeMetadata(file) : file;
        if (!isMounted.current) return;
        if (latest.current.length >= maxFiles) {
          setProblem({ kind: 'tooMany' });
          return;
        }
        if (typeof checkResult === 'object') {
          setProblem(checkResult);
          continue;
        }
        count.current += 1;
        const chosen = {
          id: count.current,
          kind: checkResult,
          file: cleanFile,
          preview: URL.createObjectURL(cleanFile),
        };
        change([...latest.current, chosen]);
      }
    },
    [change, isMounted],
  );

  const choose = useCallback(
    (list: Iterable<File>): void => {
      setProblem(undefined);
      const chosenFiles = [...list];
      const checkNext = () => check(chosenFiles);
      checked.current = checked.current.then(checkNext, checkNext);
    },
    [check],
  );

  const remove = useCallback(
    (id: number) => {
      setProblem(undefined);
      const removedFile = latest.current.find((chosenFile) => chosenFile.id === id);
      if (removedFile) URL.revokeObjectURL(removedFile.preview);
      change(latest.current.filter((chosenFile) => chosenFile !== removedFile));
    },
    [change],
  );

  /** Waits until all chosen files have been checked. Returns those to send, and clears the list. */
  const take = useCallback(async (): Promise<readonly ChosenFile[]> => {
    setProblem(undefined);
    await checked.current;
    const chosenFiles = latest.current;
    change([]);
    return chosenFiles;
  }, [change]);

  return { files, problem, choose, remove, take };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
