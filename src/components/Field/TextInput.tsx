import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Field, type FieldTexts } from './Field';
import * as css from './Field.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'children' | 'required'>;

export interface TextInputProps extends Native, FieldTexts {
  value: string;
  /** Gets the text exactly as typed. */
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** A unit or an icon before or after the text, or a button after it. */
  start?: ReactNode;
  end?: ReactNode;
  inputClassName?: string;
}

/** One line of text with its label, hint and error. */
export function TextInput({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  value,
  onChange,
  ref,
  start,
  end,
  inputClassName,
  ...rest
}: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // A static page is typed into, or filled by a password manager, before React arrives: take that over, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at hydration
  useEffect(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  }, []);
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => (
        <div className={css.box}>
          {start ? <span className={css.side}>{start}</span> : null}
          <input
            type="text"
            {...rest}
            {...control}
            ref={input}
            className={[css.input, inputClassName].filter(Boolean).join(' ')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end ? <span className={css.side}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
}
