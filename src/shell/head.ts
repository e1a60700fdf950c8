import { startEarlyRead } from '@/api/client/earlyRead';
import { createReporter } from '@/device/errorReports';
import { ignoreDroppedFiles } from '@/device/ignoreDroppedFiles';
import { reloadPage } from '@/device/reloadPage';
import { localStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { defaultLanguage, htmlLang, languages } from '@/i18n/language';
import { settings } from '@/lib/allSettings';
import { paths, readPath } from '@/lib/paths';
import './memberFrameData';

/** True in the members' page. The build removes the code behind this flag from all other pages. */
declare const __MEMBER_PAGE__: boolean;
/** The read that the members' page sends on home; null in other pages and in a demo. */
declare const __EARLY_READ__: { method: string; path: string } | null;

/**
 * This script runs in the head of every page, before the first paint. The build inlines the script into the page, which
 * saves a request. The CSP in the headers allows the script by its hash.
 */
const page = document.documentElement;

const wanted = localStore.get(storageKeys.language);
const language = languages.find((one) => one === wanted);
const lang = language ? htmlLang(language) : page.lang;
const isFrame = page.dataset.page === 'member';
const token = storedToken();

// Rewrite `/` and paths with capitals to the page's own path, without another request. For a visitor at `/`,
// `index.html` already contains the login page.
const path = location.pathname === '/' ? (token ? paths.home : paths.login) : readPath(location.pathname);
const isOther = path !== location.pathname;
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

// Until the app has rendered the right page, hide a prerendered page that has another language or belongs to another
// path. A visitor must not see the members' frame. A member sees the frame, but not its texts if they are in another
// language.
if (isFrame && token) {
  if (__MEMBER_PAGE__) {
    const isHome = page.dataset.theme === 'dark';
    globalThis.kapaoFrame = { language: language ?? defaultLanguage(), lang, isHome };
  }
  if (lang !== page.lang) page.dataset.waiting = 'words';
} else if (
  isFrame ||
  lang !== page.lang ||
  (page.dataset.page !== path && (isOther || page.dataset.page === paths.login))
) {
  page.dataset.waiting = '';
}

/**
 * Shows an error with a retry instead of a blank page when the first scripts or texts fail to load. The error's texts
 * are in the page, because the text files may be missing. The retry loads the page from its host.
 */
function failed(): void {
  const box = document.getElementById('start-failure');
  if (!box) return;
  for (const words of box.querySelectorAll<HTMLElement>('[lang]')) words.hidden = words.lang !== lang;
  box.hidden = false;
  const button = box.querySelector('button');
  if (button) button.onclick = () => void reloadPage();
  delete page.dataset.waiting;
}

ignoreDroppedFiles();

// Report errors before the app's error handler starts, and errors that never reach it.
const report = createReporter(() => settings.errorReports);
addEventListener('kapao:start-failed', (event) => {
  failed();
  report('start', (event as ErrorEvent).error);
});
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    failed();
    report('file', new Error(target.src));
  },
  true,
);
addEventListener('vite:preloadError', (event) => report('file', (event as Event & { payload?: unknown }).payload));
addEventListener('kapao:crashed', (event) => report('render', (event as ErrorEvent).error));

// Before hydration, submitting a form would reload the page with the password in its address. Submit the form after
// hydration instead.
let early: HTMLFormElement | undefined;
let interactive = false;
addEventListener(
  'submit',
  (event) => {
    if (interactive) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early = event.target as HTMLFormElement;
  },
  true,
);
addEventListener('kapao:interactive', () => {
  interactive = true;
  // If hydration has replaced the form, submit the page's first form.
  (early?.isConnected === false ? document.forms[0] : early)?.requestSubmit();
});
