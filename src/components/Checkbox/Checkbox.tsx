import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { FieldError } from '@/components/Field/FieldError';
import * as css from './Checkbox.css';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange' | 'value' | 'children'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox; the whole row is its target. */
export function Checkbox({ label, checked, onChange, error, ref, className, ...rest }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // Ticked on the static page before React arrived: take that over, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at hydration
  useEffect(() => {
    if (input.current && input.current.checked !== checked) onChange(input.current.checked);
  }, []);
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.label}>{label}</span>
      </label>
      <div className={css.error}>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
