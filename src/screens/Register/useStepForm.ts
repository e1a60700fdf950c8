import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/api/client/errors';
import { useForm } from '@/components/Form/useForm';
import { errorText } from '@/i18n/errorText';
import { type FieldName, getRefusal } from './refusals';
import type { RegistrationState } from './useRegistration';

/** Error text of each invalid field. */
type FieldErrors = Partial<Record<FieldName, string>>;

export interface StepForm {
  form: RefObject<HTMLFormElement | null>;
  /** True while a submission is in progress. Further submissions do nothing. */
  busy: boolean;
  /** Returns the error text of a field. Undefined if the field is valid. */
  getError: (field: FieldName) => string | undefined;
  /** Error text that does not belong to a field. */
  formError: string;
  /** Clears the error of this field and the server's refusal. Called when the visitor types. */
  clear: (field?: FieldName) => void;
  /**
   * Runs a step's submission, one at a time. `isHere` returns false once the visitor has left the step. A failure
   * becomes the refusal of a step, unless the visitor has left this step.
   */
  run: (work: (isHere: () => boolean) => Promise<void>) => void;
}

/**
 * Manages the errors of a step, its submission and its focus. After each failed submission, the first invalid field
 * gets the focus. `check` returns the current errors; its argument reads a field by name. After a failed submission,
 * `check` runs at each render, so the error texts follow the language and the other fields.
 */
export function useStepForm(
  registration: RegistrationState,
  check: (read: (name: string) => string) => FieldErrors,
): StepForm & { submit: () => boolean } {
  const { step, refusal, refuse } = registration;
  const { ref, problems, read, focusInvalid, ...form } = useForm<FieldName>();
  const running = useRef(false);
  const isMounted = useRef(true);
  const [busy, setBusy] = useState(false);
  const text = refusal ? errorText(refusal.failure) : '';

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const fieldErrors = Object.keys(problems).length ? check(read) : {};

  // A refusal may belong to an earlier step, which then replaces the later step. So focus the invalid field after
  // mounting too.
  useEffect(() => {
    if (refusal) focusInvalid();
  }, [refusal, focusInvalid]);

  return {
    form: ref,
    busy,
    getError: (field) => (problems[field] && fieldErrors[field]) || (refusal?.field === field && text) || undefined,
    formError: refusal && !refusal.field ? text : '',
    clear: (field) => {
      if (field) form.clear(field);
      refuse(undefined);
    },
    submit: () => {
      refuse(undefined);
      return !form.refuse(check(read));
    },
    run: (work) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      void work(() => isMounted.current)
        .catch((failure: ApiError) => {
          if (failure.isHandled || !isMounted.current) return;
          refuse(getRefusal(failure, step));
        })
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    },
  };
}
