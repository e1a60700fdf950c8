import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, type FileKind, type FileProblem } from './files';

/** A file that is chosen and may be sent. */
export interface ChosenFile {
  id: number;
  kind: FileKind;
  file: File;
  /** Where its preview finds it; whoever sends it takes it over. */
  preview: string;
}

/** So many wait at once; more are left out. */
const mostFiles = 10;

/** Files picked, pasted, dropped or photographed, checked before anything is sent. */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<FileProblem>();
  const count = useRef(0);
  const kept = useRef(files);
  useEffect(() => {
    kept.current = files;
  }, [files]);
  // What was never sent is let go.
  useEffect(
    () => () => {
      for (const { preview } of kept.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const choose = useCallback(async (list: Iterable<File>): Promise<void> => {
    setProblem(undefined);
    for (const file of [...list].slice(0, mostFiles)) {
      const found = await checkFile(file);
      if (typeof found === 'object') {
        setProblem(found);
        continue;
      }
      count.current += 1;
      const chosen = { id: count.current, kind: found, file, preview: URL.createObjectURL(file) };
      setFiles((before) => [...before, chosen].slice(-mostFiles));
    }
  }, []);

  const remove = useCallback((id: number) => {
    setProblem(undefined);
    setFiles((before) => {
      const gone = before.find((one) => one.id === id);
      if (gone) URL.revokeObjectURL(gone.preview);
      return before.filter((one) => one !== gone);
    });
  }, []);

  /** Hands them over to be sent. */
  const take = useCallback((): readonly ChosenFile[] => {
    setFiles([]);
    setProblem(undefined);
    const all = kept.current;
    kept.current = [];
    return all;
  }, []);

  return { files, problem, choose, remove, take };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
