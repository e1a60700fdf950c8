import { i18n, loadNamespaces } from './i18n';

/** Fetches the words for failures ahead of need, such as before a money command that may lose its connection. */
export function preloadErrors(): void {
  void Promise.all([import('./errorText'), loadNamespaces(['errors'])]).catch(() => {});
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
