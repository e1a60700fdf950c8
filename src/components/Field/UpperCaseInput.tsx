import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { TextInput, type TextInputProps } from './TextInput';
import { upper } from './UpperCaseInput.css';

interface UpperCaseInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Converts the typed text to the value, and may remove characters. Default: converts to upper case. */
  normalize?: (typed: string) => string;
}

const toUpperCase = (typed: string) => typed.toUpperCase();

/**
 * An input for Latin letters and digits that are sent in upper case. It converts the text while the member types,
 * without moving the cursor. If a form converts the text only on submit, use `TextInput`.
 */
export function UpperCaseInput({
  value,
  onChange,
  normalize = toUpperCase,
  inputClassName,
  ref,
  ...rest
}: UpperCaseInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const composing = useRef(false);
  const [caret, setCaret] = useState<{ position: number }>();

  // React moves the cursor to the end when the value differs from the typed text, so restore the cursor's position.
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.position, caret.position);
  }, [caret]);

  const write = (typed: string) => {
    // Do not change the value while an input method composes a word, because the input method would then insert the
    // word twice.
    if (composing.current) return onChange(typed);
    const before = typed.slice(0, input.current?.selectionStart ?? typed.length);
    setCaret({ position: normalize(before).length });
    onChange(normalize(typed));
  };

  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={input}
      inputClassName={[upper, inputClassName].filter(Boolean).join(' ')}
      value={value}
      onChange={write}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        write(event.currentTarget.value);
      }}
    />
  );
}
