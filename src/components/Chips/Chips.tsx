import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import * as css from './Chips.css';

interface ChipOption {
  value: string;
  /** The label, a few words long. */
  label: ReactNode;
  /** The option is shown but cannot be chosen. */
  disabled?: boolean;
}

interface ChipsProps {
  /** Accessible name of the group. It is visible only with `showLabel`. */
  label: ReactNode;
  /** Shows the group's name above the chips. */
  showLabel?: boolean;
  /**
   * Lays out chips of equal width: up to three per row, or with `row` up to four. Use it for short options of similar
   * length, such as amounts. Four options of a few words stand in `pairs`.
   */
  even?: boolean | 'row' | 'pairs';
  /**
   * For views of which one is shown at a time. Shows the options as segments of one track, or, for the second level below
   * a track, as underlined text.
   */
  tabs?: boolean | 'text';
  /** The options in reading order. */
  options: readonly ChipOption[];
  /** The chosen value. If no option has this value, none is selected. */
  value: string;
  /** Called with the newly chosen value. */
  onChange: (value: string) => void;
}

const layouts = {
  false: css.row,
  true: css.grid,
  row: `${css.grid} ${css.four}`,
  pairs: `${css.grid} ${css.pairs}`,
} as const;

/**
 * A choice of one option from a few, as chips. The chips are native radios, so arrow keys and screen readers work
 * without extra code. For many options use `Select`; for yes or no, `Checkbox`.
 */
export function Chips({ label, showLabel, even, tabs, options, value, onChange }: ChipsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={showLabel ? css.legend : visuallyHidden}>{label}</legend>
      <div
        className={
          tabs ? (tabs === 'text' ? css.textTabs : css.track) : layouts[String(even ?? false) as keyof typeof layouts]
        }
      >
        {options.map((option) => (
          <label key={option.value} className={css.chip} data-chosen={option.value === value || undefined}>
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
