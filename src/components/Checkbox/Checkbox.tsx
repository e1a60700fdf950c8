import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';
import * as css from './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'value' | 'children'> {
  /** Names what the member agrees to or switches on. */
  label: ReactNode;
  /** Omit it and set `defaultChecked` if the form reads the box itself on submit. */
  checked?: boolean;
  /** Called with the new checked state. */
  onChange?: (checked: boolean) => void;
  /** Reason for a refusal; also marks the box as invalid. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A native checkbox whose whole row is the target. For a yes or no in a form or a setting; one choice of several is
 * `Chips` or `Select`.
 */
export function Checkbox({ label, onChange, error, ref, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={css.label}>{label}</span>
      </label>
      <div className={css.error}>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
