import { TextInput, type TextInputProps } from './TextInput';

/**
 * A phone number. Keeps the typed or pasted text, including Thai and Lao digits, spaces and dashes; `phoneNumber` of
 * `@/lib/phone` returns the number to send. No `maxLength`: it would cut off a pasted number. Account numbers are a
 * `TextInput`.
 */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextInput autoComplete="tel-national" {...props} type="tel" inputMode="tel" />;
}
