import { compactDigits } from '@/lib/digits';
import { code } from './OtpInput.css';
import { TextInput, type TextInputProps } from './TextInput';

type OtpInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'start' | 'end'>;

/**
 * A one-time code in one field: phones fill it from the message, a whole code can be pasted, and its length is the
 * server's business. Spaces and dashes of a pasted code are dropped, Thai and Lao digits become 0-9. A password is a
 * `PasswordInput`.
 */
export function OtpInput({ onChange, ...rest }: OtpInputProps) {
  return (
    <TextInput
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      {...rest}
      inputClassName={code}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(typed) => onChange?.(compactDigits(typed))}
    />
  );
}
