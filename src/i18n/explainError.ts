import { errorText } from './errorText';
import { loadTexts } from './i18n';

/** What to tell the member about a failure; fetches the error texts first, which no first page carries. */
export async function explainError(error: unknown): Promise<string> {
  // Offline the texts may not come either; `errorText` then falls back to what is at hand.
  await loadTexts(['errors']).catch(() => {});
  return errorText(error);
}
