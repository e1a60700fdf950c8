import { startEarlyRead } from '@/api/client/earlyRead';
import { localStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { defaultLanguage, htmlLang, languages } from '@/i18n/language';
import { fontAddresses, lacksLetters, preloadFonts, setFonts } from '@/i18n/letters';
import { paths, readPath } from '@/lib/paths';
import { fetchFragment } from './fragment';
import './memberFrameData';

/** True in the members' page. The build removes the code behind this flag from all other pages. */
declare const __MEMBER_PAGE__: boolean;
/** The advance widths of the market's letters: a font without outlines, in base64. */
declare const __BLANK_FONT__: string;
/** The read that the members' page sends on home; null in other pages and in a demo. */
declare const __EARLY_READ__: { method: string; path: string } | null;

/**
 * This script runs in the head of every page, before the first paint. The build inlines the script into the page, which
 * saves a request. The CSP in the headers allows the script by its hash. Code that the first paint does not need is in
 * `guards.ts`.
 */
const page = document.documentElement;

const storedLanguage = localStore.get(storageKeys.language);
const language = languages.find((item) => item === storedLanguage);
const lang = language ? htmlLang(language) : page.lang;
const isFrame = page.dataset.page === 'member';
const token = storedToken();
const isOtherLanguage = lang !== page.lang;

// Rewrite `/` and paths with capitals to the page's own path, without another request. For a visitor at `/`,
// `index.html` already contains the login page.
const path = location.pathname === '/' ? (token ? paths.home : paths.login) : readPath(location.pathname);
const isOther = path !== location.pathname;
const isOtherPage = page.dataset.page !== path && (isOther || page.dataset.page === paths.login);
// Only the page's own content is missing in another language, so request it first.
const fragment = page.getAttribute(`data-fragment-${lang}`);
if (fragment && !isOtherPage) globalThis.kapaoFragment = fetchFragment(fragment);
if (isOther) history.replaceState(history.state, '', path + location.search + location.hash);

if (token && (path === paths.home || path === paths.user)) {
  // Home is dark, so set its theme before the first paint.
  page.dataset.theme = 'dark';
  // Home needs the wallet first, so request it while the scripts load. Skip the request while the browser prerenders
  // the page, which the member may never open. Also skip the request offline, because it would only fail.
  if (__EARLY_READ__ && !(document as { prerendering?: boolean }).prerendering && navigator.onLine) {
    const sessionChange = localStore.get(storageKeys.sessionChange);
    startEarlyRead({
      call: __EARLY_READ__,
      token,
      isSameSession: () => localStore.get(storageKeys.sessionChange) === sessionChange,
    });
  }
}

// Texts wait for the fonts if the device lacks the page's letters, or the market's, because names and bonuses have those in
// every language. Until then a blank font gives the market's letters the room that they will need. On a first visit all
// other fonts would arrive too late to be shown together and would delay the scripts, so they load afterwards for the next
// visit.
const letters = fontAddresses();
const lacksMarketLetters = lacksLetters(page.lang);
setFonts(lacksMarketLetters || lacksLetters(lang), letters.length > 0 && navigator.serviceWorker?.controller === null);
if (lacksMarketLetters) {
  if (isFrame) preloadFonts(letters.slice(0, 1));
  // Load the font from its bytes, because the first layout does not wait for an address, not even for a data URL.
  const bytes = Uint8Array.from(atob(__BLANK_FONT__), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace('Blank Letters', bytes, { weight: '100 900' }));
}

// Until the right page is there, hide a prerendered page that has another language or belongs to another path. A visitor must not see the members' frame. A member sees the frame, but not its texts if they are in another
// language.
if (isFrame && token) {
  if (__MEMBER_PAGE__) {
    const isHome = page.dataset.theme === 'dark';
    globalThis.kapaoFrame = { language: language ?? defaultLanguage(), lang, isHome };
  }
  if (isOtherLanguage) page.dataset.waiting = 'words';
} else if (isFrame || isOtherLanguage || isOtherPage) {
  page.dataset.waiting = '';
}
