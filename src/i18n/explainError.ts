import { i18n, loadNamespaces } from './i18n';

/** Loads the error texts in advance, such as before a money command that may lose its connection. */
export function preloadErrors(): void {
  void Promise.all([import('./errorText'), loadNamespaces(['errors'])]).catch(() => {});
}

/** Loads the texts and returns the text of a success message (`messageText`); `''` without a message. */
export async function explainMessage(message: unknown): Promise<string> {
  if (!message) return '';
  try {
    const [{ messageText }] = await Promise.all([import('./errorText'), loadNamespaces(['errors'])]);
    return messageText(message);
  } catch {
    return '';
  }
}

/** Loads the error texts, which no first page contains, and returns the text of a failure. */
export async function explainError(error: unknown): Promise<string> {
  try {
    const [{ errorText }] = await Promise.all([import('./errorText'), loadNamespaces(['errors'])]);
    return errorText(error);
  } catch {
    // The texts were never loaded, and the browser is offline.
    return i18n.t('common:failed');
  }
}
