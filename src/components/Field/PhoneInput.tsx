import { TextInput, type TextInputProps } from './TextInput';

/**
 * A phone number. Keeps what is typed or pasted, Thai and Lao digits, spaces and dashes included: `phoneNumber` of
 * `@/lib/phone` gives what is sent. No `maxLength`: it would cut a pasted number. Account numbers are a `TextInput`.
 */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextInput autoComplete="tel-national" {...props} type="tel" inputMode="tel" />;
}
