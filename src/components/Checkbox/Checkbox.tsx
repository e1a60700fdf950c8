import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';
import * as css from './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'value' | 'children'> {
  /** What a tick means. */
  label: ReactNode;
  /** Left out, with `defaultChecked` instead, where the form reads the box itself when it is sent. */
  checked?: boolean;
  /** Gets whether it is ticked now. */
  onChange?: (checked: boolean) => void;
  /** Why it is refused; also marks the box as invalid. */
  error?: ReactNode;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A native checkbox; the whole row is its target. For a yes or no, in a form or as a setting. One choice of several is
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
