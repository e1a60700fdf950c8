import { i18n, loadNamespaces } from './i18n';

/** Fetches the words for failures ahead of need, such as before a money command that may lose its connection. */
export function preloadErrors(): void {
  void Promise.all([import('./errorText'), loadNamespaces(['errors'])]).catch(() => {});
}

/** What the server says of something that has worked, as `messageText`; `''` where it says nothing. */
export async function explainMessage(message: unknown): Promise<string> {
  if (!message) return '';
  try {
    const [{ messageText }] = await Promise.all([import('./errorText'), loadNamespaces(['errors'])]);
    return messageText(message);
  } catch {
    return '';
  }
}

/** What to tell the member about a failure; fetches the error texts first, which no first page carries. */
export async function explainError(error: unknown): Promise<string> {
  try {
    const [{ errorText }] = await Promise.all([import('./errorText'), loadNamespaces(['errors'])]);
    return errorText(error);
  } catch {
    // Offline, and never needed before.
    return i18n.t('common:failed');
  }
}
