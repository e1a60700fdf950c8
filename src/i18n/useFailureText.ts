import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainError } from './explainError';

/** A failure in words, and again in the other language's when that changes; `''` while there is none. */
export function useFailureText(failure: unknown): string {
  const { language } = useTranslation();
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    setText('');
    if (failure === undefined) return;
    let gone = false;
    void explainError(failure).then((words) => !gone && setText(words));
    return () => {
      gone = true;
    };
  }, [failure, language]);
  return failure === undefined ? '' : text;
}
