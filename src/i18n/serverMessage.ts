import { loadTexts } from './i18n';

/**
 * What the server says of a command that has worked, for the member: by the table of codes, else its own text, literally
 * and shortened (spec section 8). `''` when it says nothing, or when the table cannot be had: the caller then has words.
 */
export async function serverMessage(message: string): Promise<string> {
  if (!message.trim()) return '';
  try {
    const [{ errorText }] = await Promise.all([import('./errorText'), loadTexts(['errors'])]);
    return errorText({ kind: 'http', code: message, message });
  } catch {
    return '';
  }
}
