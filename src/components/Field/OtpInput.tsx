import { compactDigits } from '@/lib/digits';
import { code } from './OtpInput.css';
import { TextInput, type TextInputProps } from './TextInput';

type OtpInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'start' | 'end'>;

/**
 * A one-time code in a single field. Phones can fill in the code from a text message, and members can paste it. The
 * server decides the code's length. The input drops spaces and dashes, and converts Thai and Lao digits to 0-9. For a
 * password use `PasswordInput`.
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
