import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/api/client/errors';
import { errorText } from '@/i18n/errorText';
import { type FieldName, refusalOf } from './refusals';
import type { RegistrationState } from './useRegistration';

/** Error text of each invalid field. */
type FieldErrors = Partial<Record<FieldName, string>>;

export interface StepForm {
  form: RefObject<HTMLFormElement | null>;
  /** True while a submission is in progress. Further submissions do nothing. */
  busy: boolean;
  /** Returns the error text of a field. */
  errorOf: (field: FieldName) => string | undefined;
  /** Error text that does not belong to a field. */
  formError: string;
  /** Clears the error of this field and the server's refusal. Called when the visitor types. */
  clear: (field?: FieldName) => void;
  /** Runs a step's submission, one at a time. `isHere` returns false once the visitor has left the step. */
  run: (work: (isHere: () => boolean) => Promise<void>) => void;
}

const invalid = '[aria-invalid="true"]';

/**
 * The errors of a step, its submission and its focus. After each submission, the first invalid field gets the focus.
 * `check` returns the current errors. It runs at each render after a failed submission, so that the texts follow the
 * language.
 */
export function useStepForm(
  registration: RegistrationState,
  check: () => FieldErrors,
): StepForm & { submit: () => boolean } {
  const { step, refusal, refuse } = registration;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const here = useRef(true);
  const [busy, setBusy] = useState(false);
  /** Fields that were invalid at the last submission and have not been changed since. */
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [tries, setTries] = useState(0);
  const words = refusal ? errorText(refusal.failure) : '';
  const responded = useRef<unknown>(0);
  const turn = refusal ?? tries;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const fieldErrors = wrong.length ? check() : {};
  const errorOf = (field: FieldName) =>
    (wrong.includes(field) ? fieldErrors[field] : undefined) || (refusal?.field === field && words ? words : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the text of a refusal changes
  useEffect(() => {
    if (responded.current === turn) return;
    const field = form.current?.querySelector<HTMLElement>(invalid);
    if (!field) return;
    responded.current = turn;
    (field.matches('[role="radiogroup"]') ? field.querySelector<HTMLElement>('input') : field)?.focus();
  }, [turn, words, wrong]);

  return {
    form,
    busy,
    errorOf,
    formError: refusal && !refusal.field ? words : '',
    clear: (field) => {
      setWrong((last) => (last.length ? last.filter((one) => one !== field) : last));
      refuse(undefined);
    },
    submit: () => {
      const found = Object.entries(check())
        .filter(([, text]) => text)
        .map(([field]) => field as FieldName);
      setWrong(found);
      refuse(undefined);
      setTries((count) => count + 1);
      return found.length === 0;
    },
    run: (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      void work(() => here.current)
        .catch((failure: ApiError) => {
          if (failure.isHandled || !here.current) return;
          refuse(refusalOf(failure, step));
        })
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    },
  };
}
