import { currentLanguage, i18n } from './i18n';

// words: errors.*

/**
 * The fields of an `ApiError` that this file uses. This file does not import the class, because `src/i18n` may not
 * import `src/api`.
 */
interface Failure {
  kind?: unknown;
  code?: unknown;
  message?: unknown;
  status?: unknown;
  isOutcomeUnknown?: unknown;
  affectsMoney?: unknown;
}

/** The maximum length of a server's own text on screen, in characters. */
const maxLength = 200;

/**
 * Returns a text of `errors.json` by its path, or undefined. Looks up only own keys, because a code may be called
 * `constructor`.
 */
export function findErrorText(path: readonly string[]): string | undefined {
  let node: unknown = i18n.getResourceBundle(currentLanguage(), 'errors');
  for (const key of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Returns the text of a general error by its key. Without namespace `errors`, returns a text of `common`. */
export const generalErrorText = (key: string) => findErrorText(['general', key]) ?? i18n.t('common:failed');

/** A backend's internal name for a failure: `not-found`, `method_not_allowed`. Members cannot read it. */
const internalName = /^[a-z0-9]+([-_][a-z0-9]+)+$/;

/**
 * Returns a server's own text as one line, shortened to `maxLength` characters. Returns `''` if the message is not a
 * string, has no letter, or is an internal name.
 */
export function serverText(message: unknown): string {
  if (typeof message !== 'string') return '';
  const line = message
    .slice(0, maxLength * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (internalName.test(line) || !/\p{L}/u.test(line)) return '';
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}

/** Returns the text of a refusal: the text of its code, or else the server's own text, or else a general text. */
export function refusalText({ code, message, status }: Failure): string {
  const codeText = typeof code === 'string' && code !== '' ? findErrorText(['code', code]) : undefined;
  if (codeText !== undefined) return codeText;
  const text = serverText(message);
  if (text !== '') return text;
  if (status === 404) return generalErrorText('notFound');
  if (status === 413) return generalErrorText('tooLarge');
  if (status === 429) return findErrorText(['code', 'REQUEST_LIMIT']) ?? generalErrorText('system');
  return generalErrorText(Number(status) >= 500 ? 'system' : 'failed');
}

/**
 * Returns the text that explains a failure to the member, in the current language. For a refusal, this is the text of
 * its code, or else the server's own text (literal and shortened), or else a general text. Any other failure has a
 * general text.
 *
 * For a money command without a definitive response, the text always says that the result is unknown. Needs namespace
 * `errors`; without it, returns a text of `common`.
 */
export function errorText(error: unknown): string {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  if (failure.isOutcomeUnknown === true && failure.affectsMoney === true) return generalErrorText('unknownResult');
  switch (failure.kind) {
    case 'http':
      return refusalText(failure);
    case 'network':
    case 'timeout':
    case 'aborted':
      return generalErrorText(failure.kind);
    case 'refused':
      return generalErrorText('failed');
    default:
      return generalErrorText('system');
  }
}
