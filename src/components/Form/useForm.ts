import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Problems<Field extends string, Problem> = Readonly<Partial<Record<Field, Problem>>>;

interface Form<Field extends string, Problem> {
  /** The ref of the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** The current problem of each invalid field. Pass the problem's text to the field as `error`. */
  problems: Problems<Field, Problem>;
  /** Clears the problems of these fields, for example when the member types. Without fields, clears all problems. */
  clear: (...fields: Field[]) => void;
  /** Replaces the problems and moves focus to the first invalid field. Returns true if there is any problem. */
  refuse: (problems: Problems<Field, Problem>) => boolean;
  /** Moves focus to the first invalid field, if any. */
  focusInvalid: () => void;
  /**
   * Returns the text in a field by the field's name, even if the browser filled it without an event. Returns `''` if
   * the form has no such field.
   */
  read: (name: string) => string;
  /** Returns the submit handler, which clears the problems and calls `send`. */
  onSubmit: (send: () => unknown) => (event: FormEvent) => void;
}

/**
 * Manages the problems and the focus of a form that is validated on submit. The caller keeps the values of controlled
 * fields.
 */
export function useForm<Field extends string, Problem = string>(): Form<Field, Problem> {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState({} as Problems<Field, Problem>);

  const clear = useCallback((...fields: Field[]) => {
    setProblems((last) => {
      const remaining = { ...last };
      for (const field of fields.length > 0 ? fields : (Object.keys(last) as Field[])) delete remaining[field];
      return Object.keys(remaining).length < Object.keys(last).length ? remaining : last;
    });
  }, []);

  const focusInvalid = useCallback(() => {
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.matches('[role="radiogroup"]') ? field.querySelector('input') : field)?.focus();
  }, []);

  return {
    ref,
    problems,
    clear,
    focusInvalid,
    refuse: (next) => {
      flushSync(() => setProblems(next));
      focusInvalid();
      return Object.values(next).some(Boolean);
    },
    read: (name) => String(new FormData(ref.current ?? undefined).get(name) ?? ''),
    onSubmit: (send) => (event) => {
      event.preventDefault();
      clear();
      void send();
    },
  };
}
