import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '@/components/Field/Field';
import { box, input } from '@/components/Field/Field.css';
import { detectLang } from '@/i18n/detectLang';
import { arrow, drawn, option as optionClass, quiet as quietClass, select } from './Select.css';

interface SelectOption {
  value: string;
  label: string;
  /** The option is shown but cannot be chosen. */
  disabled?: boolean;
}

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'children' | 'required' | 'multiple'
>;

interface SelectProps extends Native, FieldTexts {
  /** The options in reading order. */
  options: readonly SelectOption[];
  /** The chosen value. An empty value shows `placeholder`. */
  value: string;
  /** Called with the newly chosen value. */
  onChange: (value: string) => void;
  /** Keeps value and focus while a form is sent. HTML has no read-only `select`. */
  readOnly?: boolean;
  /** Shows only the chosen text and the arrow, small, without a visible label or border. */
  quiet?: boolean;
  /**
   * Drawn instead of the chosen text and the visible label, such as a card. The native select lies over it unseen, so
   * a tap anywhere opens the platform's picker, and screen readers read label and chosen option as usual.
   */
  face?: ReactNode;
  /** The text shown while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A choice of one option from many, in the platform's own picker, which suits phones best. For a few short options use
 * `Chips`; for yes or no, `Checkbox`.
 */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  options,
  value,
  onChange,
  placeholder,
  readOnly,
  quiet,
  face,
  ref,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id, className }} hideLabel={quiet || face !== undefined}>
      {(control) => (
        <div className={[box, quiet && quietClass, face !== undefined && drawn].filter(Boolean).join(' ')}>
          {face}
          <select
            {...rest}
            {...control}
            aria-readonly={readOnly || undefined}
            {...(readOnly && { onMouseDown: stay, onKeyDown: stay })}
            ref={ref}
            className={`${input} ${select}`}
            value={value}
            data-empty={value === '' || undefined}
            onChange={(event) => !readOnly && onChange(event.target.value)}
          >
            {placeholder !== undefined || value === '' ? (
              <option className={optionClass} value="" disabled={!optional}>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option
                key={option.value}
                lang={detectLang(option.label)}
                className={optionClass}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={arrow} />
        </div>
      )}
    </Field>
  );
}

/** Prevents opening the list and choosing by letter. Tab still leaves the field. */
function stay(event: MouseEvent | KeyboardEvent): void {
  if (!('key' in event && event.key === 'Tab')) event.preventDefault();
}
