import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';
import * as css from './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'value' | 'children'> {
  label: ReactNode;
  /** Left out, with `defaultChecked` instead, where the form reads the box itself when it is sent. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox; the whole row is its target. */
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
