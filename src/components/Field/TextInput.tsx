import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Field, type FieldTexts } from './Field';
import * as css from './Field.css';
import { useFilledValue } from './useFilledValue';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'required'
>;

export interface TextInputProps extends Native, FieldTexts {
  /** The text. Omit it on prerendered pages, where the form reads the input on submit (`FormData`). */
  value?: string;
  /** Called with the text exactly as the member typed it or the browser filled it in. */
  onChange?: (value: string) => void;
  /** Hides the label from view, for an input whose icon says the same. Screen readers still read it. */
  hideLabel?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** A unit or an icon before the text. */
  start?: ReactNode;
  /** An icon or a button after the text. */
  end?: ReactNode;
  /** The unit after the text. Screen readers read it with the input. */
  unit?: ReactNode;
  /** Class for only the input, for example for upper case. */
  inputClassName?: string;
}

/**
 * A single-line input with label, hint and error. For amounts, phone numbers, passwords and OTPs use their own inputs;
 * for one choice of many, `Select`.
 */
export function TextInput({
  label,
  hideLabel,
  hint,
  describedBy,
  error,
  isInvalid,
  required,
  optional,
  aside,
  id,
  className,
  onChange,
  ref,
  start,
  end,
  unit,
  inputClassName,
  value,
  ...rest
}: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [filled, change] = useFilledValue(input, value, onChange);
  return (
    <Field {...{ label, hideLabel, hint, describedBy, error, isInvalid, required, optional, aside, id, className }}>
      {(control) => (
        <div className={css.box} data-invalid={control['aria-invalid']}>
          {start ? <span className={css.side}>{start}</span> : null}
          <input
            type="text"
            {...rest}
            {...control}
            {...(unit && { 'aria-describedby': `${control.id}-unit ${control['aria-describedby'] ?? ''}` })}
            {...(value !== undefined && { value: filled })}
            ref={input}
            className={[css.input, inputClassName].filter(Boolean).join(' ')}
            onChange={change}
          />
          {end ? <span className={css.side}>{end}</span> : null}
          {unit ? (
            <span id={`${control.id}-unit`} aria-hidden="true" className={css.side}>
              {unit}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
