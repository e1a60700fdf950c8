import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainError } from './explainError';

/** Returns the text of a failure, and updates it when the language changes; `''` without a failure. */
export function useFailureText(failure: unknown): string {
  const { i18n } = useTranslation();
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
  }, [failure, i18n.language]);
  return failure === undefined ? '' : text;
}
