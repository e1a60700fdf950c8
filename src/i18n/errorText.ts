import { currentLanguage, i18n } from './i18n';

// words: errors.*

/** What this file looks at in an `ApiError`; texts do not import the API. */
interface Failure {
  kind?: unknown;
  code?: unknown;
  message?: unknown;
  status?: unknown;
  isOutcomeUnknown?: unknown;
  affectsMoney?: unknown;
}

/** Longest raw text of a server that is shown, in characters. */
const maxLength = 200;

/** A text of `errors.json`, looked up by own keys alone: a code may be called `constructor`. */
function find(path: readonly string[]): string | undefined {
  let found: unknown = i18n.getResourceBundle(currentLanguage(), 'errors');
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' ? found : undefined;
}

const general = (key: string) => find(['general', key]) ?? i18n.t('common:failed');

/** A server's own text as one short line; `''` when it is no text. */
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
 * What to tell the member about a failure, in the language on screen: the text of its code, else the
 * server's own words, literally and shortened, else a general text. A money command without an answer always says that
 * its result is unknown. Needs the texts of namespace `errors`; without them it falls back to one text of `common`.
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
 * What a server says of something that has worked: the text of its code, else its own words; `''` where it says nothing. A
 * code that is a refusal elsewhere (INVITE_BONUS_SUCCESS) has words of its own for this.
 */
export function messageText(message: unknown): string {
  const code = typeof message === 'string' ? message.trim() : '';
  return find(['success', code]) ?? find(['code', code]) ?? raw(message);
}

/** Why a coupon could not be claimed: the text under `spin.error.<code>`, else that of the code, else the code itself. */
export function claimErrorText(code: string | null | undefined): string {
  if (!code) return general('failed');
  return find(['spin', 'error', code]) ?? refusal({ code, message: code });
}

/** Why a slip failed; a reason that is not listed is an unknown error. */
export function slipReasonText(reason: string | null): string {
  return find(['slip', reason ?? '']) ?? find(['slip', 'UNKNOWN_ERROR']) ?? i18n.t('common:failed');
}
