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

  const choose = useCallback(
    async (list: Iterable<File>): Promise<void> => {
      setProblem(undefined);
      for (const file of [...list]) {
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

  const remove = useCallback(
    (id: number) => {
      setProblem(undefined);
      const removedFile = latest.current.find((chosenFile) => chosenFile.id === id);
      if (removedFile) URL.revokeObjectURL(removedFile.preview);
      change(latest.current.filter((chosenFile) => chosenFile !== removedFile));
    },
    [change],
  );

  /** Returns the files to send, and clears the list. */
  const take = useCallback((): readonly ChosenFile[] => {
    setProblem(undefined);
    const chosenFiles = latest.current;
    change([]);
    return chosenFiles;
  }, [change]);

  return { files, problem, choose, remove, take };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
