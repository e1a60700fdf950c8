import { useRef } from 'react';
import { findOneTimeCode } from '@/lib/digits';
import { code } from './OtpInput.css';
import { TextInput, type TextInputProps } from './TextInput';

type OtpInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'start' | 'end'>;

/**
 * A one-time code in a single field. Phones can fill in the code from a text message, and members can paste the code or
 * the whole message. The server decides the code's length, and whether it has letters. The input drops spaces and dashes
 * between digits, and converts Thai and Lao digits to 0-9. For a password use `PasswordInput`.
 */
export function OtpInput({ onChange, ...rest }: OtpInputProps) {
  const isComposing = useRef(false);
  // Do not change the value while an input method composes it, because the input method would then insert it again.
  const write = (typed: string) => onChange?.(isComposing.current ? typed : findOneTimeCode(typed));
  return (
    <TextInput
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      {...rest}
      inputClassName={code}
      autoComplete="one-time-code"
      onChange={write}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        write(event.currentTarget.value);
      }}
    />
  );
}
