import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { explainError } from '@/i18n/explainError';

/** What to tell the member about a failed read, in the language on screen; `''` until it is known. */
export function useErrorText(error: ApiError | undefined): string {
  const { i18n } = useTranslation();
  const [text, setText] = useState('');
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    let stale = false;
    setText('');
    if (error) void explainError(error).then((words) => !stale && setText(words));
    return () => {
      stale = true;
    };
  }, [error, language]);
  return text;
}
