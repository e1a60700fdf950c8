import { TextInput, type TextInputProps } from './TextInput';

/**
 * A phone number. Keeps the typed or pasted text, including Thai and Lao digits, spaces and dashes; `phoneNumber` of
 * `@/lib/phone` returns the number to send. It has no `maxLength`, which would cut off a pasted number. For account
 * numbers use `TextInput`.
 */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextInput autoComplete="tel-national" {...props} type="tel" inputMode="tel" />;
}
