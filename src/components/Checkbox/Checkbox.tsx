import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';
import * as css from './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'value' | 'children'> {
  /** The label, which says what the member agrees to or switches on. */
  label: ReactNode;
  /** The checked state. Omit it and set `defaultChecked` if the form reads the box on submit. */
  checked?: boolean;
  /** Called with the new checked state. */
  onChange?: (checked: boolean) => void;
  /** The reason for a refusal. It also marks the box as invalid. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A native checkbox whose whole row is the tap target. Use it for a yes/no choice in a form or for a setting; for one
 * choice among several use `Chips` or `Select`.
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
