import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import * as css from './Chips.css';

export interface ChipOption {
  /** What is chosen with it. */
  value: string;
  /** Its words, short. */
  label: ReactNode;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

interface ChipsProps {
  /** Names the group; seen only with `showLabel`. */
  label: ReactNode;
  /** Shows the name of the group above it. */
  showLabel?: boolean;
  /** For short options of about one length, such as amounts: three in a row, all of one width. */
  even?: boolean;
  /** In reading order. */
  options: readonly ChipOption[];
  /** A value that no option has leaves all of them unchosen. */
  value: string;
  /** Gets the value that is chosen now. */
  onChange: (value: string) => void;
}

/**
 * One choice of a few, as chips: native radios, so arrow keys and screen readers just work. One of many is a `Select`,
 * a yes or no a `Checkbox`.
 */
export function Chips({ label, showLabel, even, options, value, onChange }: ChipsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={showLabel ? css.legend : visuallyHidden}>{label}</legend>
      <div className={even ? css.grid : css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
