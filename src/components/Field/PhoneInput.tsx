import { TextInput, type TextInputProps } from './TextInput';

/**
 * An input for a phone number. It keeps the typed or pasted text, including Thai and Lao digits, spaces and dashes.
 * `phoneNumber` of `@/lib/phone` returns the number to send. There is no `maxLength` prop, because a limit would cut
 * off a pasted number. For account numbers use `TextInput`.
 */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextInput autoComplete="tel-national" {...props} type="tel" inputMode="tel" />;
}
