import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import * as css from './Field.css';
import { FieldError } from './FieldError';

/** The texts around an input, the same for every kind of input. */
export interface FieldTexts {
  /** Visible name of the input. */
  label: ReactNode;
  /** Help below the input. An error takes its place, so that the input does not move. */
  hint?: ReactNode;
  /** Ids of texts elsewhere that also describe the input. Screen readers read them with it. */
  describedBy?: string;
  /** The reason for a refusal. It also marks the input as invalid. */
  error?: ReactNode;
  /** Marks the input as invalid although its reason is elsewhere, such as in the form's `InlineError`. */
  isInvalid?: boolean;
  /** Marks the field as required for screen readers only. Visually, only optional fields are marked (`optional`). */
  required?: boolean;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  /** A link at the end of the label's line. The keyboard reaches it after the input. */
  aside?: ReactNode;
}

/** Attributes that the field passes to its control. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control. Default: generated. */
  id?: string;
  /** Hides the label from view. Screen readers still read it. */
  hideLabel?: boolean;
  /** Class for layout, not for appearance. */
  className?: string;
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control, connected by ids. The app validates by itself, because native messages use
 * the browser's language. The inputs of this folder already include a `Field`. Use `Field` directly only for other
 * controls.
 */
export function Field({
  label,
  hint,
  describedBy: others,
  error,
  isInvalid,
  required,
  optional,
  aside,
  id,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const shownHint = error ? undefined : hint;
  const describedBy = [others, shownHint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={controlId} className={hideLabel ? visuallyHidden : css.label}>
        <span>{label}</span>
        {optional ? <span className={css.optionalMark}>{` ${t('optional')}`}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || isInvalid ? true : undefined,
        'aria-required': required || undefined,
      })}
      {aside ? <span className={css.aside}>{aside}</span> : null}
      <div className={hint ? css.messages : undefined}>
        {shownHint ? (
          <div id={`${controlId}-hint`} className={css.hint}>
            {shownHint}
          </div>
        ) : null}
        <FieldError id={`${controlId}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}
