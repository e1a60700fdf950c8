import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Field.css';
import { FieldError } from './FieldError';

/** The words around an input; every kind of input takes them. */
export interface FieldTexts {
  /** Names the input; always seen. */
  label: ReactNode;
  /** Help that stays while typing. */
  hint?: ReactNode;
  /** Why the value is refused; also marks the input as invalid. */
  error?: ReactNode;
  /** Told to screen readers; sighted members see the opposite mark, `optional`. */
  required?: boolean;
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
}

/** What the shell gives to the one control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** The control's id; one of its own unless told. */
  id?: string;
  /** For the place it has, not for its look. */
  className?: string;
  /** Renders the one control, with what it is given. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control, tied together by ids. Validation is ours: native bubbles speak the
 * browser's language. The inputs bring it with them: use it for a control that none of them is.
 */
export function Field({ label, hint, error, required, optional, id, className, children }: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={controlId} className={css.label}>
        <span>{label}</span>
        {optional ? <span className={css.optionalMark}>{` ${t('optional')}`}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint ? (
        <div id={`${controlId}-hint`} className={css.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
