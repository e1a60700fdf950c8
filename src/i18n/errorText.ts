import { currentLanguage, i18n } from './i18n';

// words: errors.*

/**
 * The fields of an `ApiError` that this file uses. It does not import the class, because `src/i18n` may not import
 * `src/api`.
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

/** Returns a text of `errors.json`. It looks up only own keys, because a code may be called `constructor`. */
function find(path: readonly string[]): string | undefined {
  let found: unknown = i18n.getResourceBundle(currentLanguage(), 'errors');
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' ? found : undefined;
}

const general = (key: string) => find(['general', key]) ?? i18n.t('common:failed');

/** Returns a server's own text as one short line. Returns `''` if it is not a string. */
function raw(message: unknown): string {
  if (typeof message !== 'string') return '';
  const characters = Array.from(
    message
      .slice(0, maxLength * 4)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}

function refusal({ code, message, status }: Failure): string {
  const known = typeof code === 'string' && code !== '' ? find(['code', code]) : undefined;
  if (known !== undefined) return known;
  const text = raw(message);
  if (text !== '') return text;
  if (status === 413) return general('tooLarge');
  if (status === 429) return find(['code', 'REQUEST_LIMIT']) ?? general('system');
  return general(Number(status) >= 500 ? 'system' : 'failed');
}

/**
 * Returns the text that explains a failure to the member, in the current language. This is the text of its code.
 * Without one, it is the server's own text (literal and shortened) or a general text.
 *
 * For a money command without a definitive response, the text always says that the result is unknown. Needs namespace
 * `errors`; without it, returns a text of `common`.
 */
export function errorText(error: unknown): string {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  if (failure.isOutcomeUnknown === true && failure.affectsMoney === true) return general('unknownResult');
  switch (failure.kind) {
    case 'http':
      return refusal(failure);
    case 'network':
    case 'timeout':
    case 'aborted':
      return general(failure.kind);
    case 'refused':
      return general('failed');
    default:
      return general('system');
  }
}

/**
 * Returns the text of a server's success message: the text of its code, or else the server's own text. Returns `''`
 * without a message. A code that elsewhere means a refusal (INVITE_BONUS_SUCCESS) has another text for success.
 */
export function messageText(message: unknown): string {
  const code = typeof message === 'string' ? message.trim() : '';
  return find(['success', code]) ?? find(['code', code]) ?? raw(message);
}

/**
 * Returns why a coupon could not be claimed: the text `spin.error.<code>`, or else the general text of the code, or
 * else the code itself.
 */
export function claimErrorText(code: string | null | undefined): string {
  if (!code) return general('failed');
  return find(['spin', 'error', code]) ?? refusal({ code, message: code });
}

/** Returns the text that explains why a slip failed. An unlisted reason has the text of an unknown error. */
export function slipReasonText(reason: string | null): string {
  return find(['slip', reason ?? '']) ?? find(['slip', 'UNKNOWN_ERROR']) ?? i18n.t('common:failed');
}
