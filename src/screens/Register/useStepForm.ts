import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/api/client/errors';
import { useFailureText } from '@/i18n/useFailureText';
import { type FieldName, refusalOf } from './refusals';
import type { RegistrationState } from './useRegistration';

/** Per field the words of what is wrong with it. */
type FieldErrors = Partial<Record<FieldName, string>>;

export interface StepForm {
  form: RefObject<HTMLFormElement | null>;
  /** Under way; a second try meanwhile does nothing. */
  busy: boolean;
  /** What is wrong with a field, in words. */
  errorOf: (field: FieldName) => string | undefined;
  /** What is wrong with no field in particular. */
  formError: string;
  /** The member types: what was said about this field, and by the server, is out of date. */
  clear: (field?: FieldName) => void;
  /** Runs a step's work once at a time. The work does not go on when the step is left meanwhile (`isHere`). */
  run: (work: (isHere: () => boolean) => Promise<void>) => void;
}

const invalid = '[aria-invalid="true"]';

/**
 * A step's fieldErrors, its lock and its focus: after each try the first field that is wrong gets the focus. `check` answers
 * what is wrong now; it is asked again at each rendering after a failed try, so that the words follow the language.
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
  /** Fields that were wrong at the last try and have not been touched since. */
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [tries, setTries] = useState(0);
  const words = useFailureText(refusal?.failure);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the words of a refusal arrive
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
