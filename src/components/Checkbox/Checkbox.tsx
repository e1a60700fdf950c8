import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './Checkbox.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'children'> {
  /** The label, which says what the member agrees to or switches on. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A native checkbox whose whole row is the tap target. Use it for a yes/no choice in a form or for a setting; for one
 * choice among several use `Chips` or `Select`.
 */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={[css.row, className].filter(Boolean).join(' ')}>
      <input {...rest} type="checkbox" className={css.box} />
      <span className={css.label}>{label}</span>
    </label>
  );
}
