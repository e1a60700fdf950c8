import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/IconButton/IconButton';
import { TextInput, type TextInputProps } from './TextInput';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'start' | 'end' | 'label'> {
  /** Also names the button that shows the password. */
  label: string;
  /** Tells password managers whether to fill a password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password input with a button that shows the password. The input hides the password again on submit, so that
 * browsers do not save it as plain text. For a code from a message use `OtpInput`.
 */
export function PasswordInput({ ref, ...rest }: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={t('showPassword')}
          of={rest.label}
          pressed={isShown}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
