import { createReporter } from '@/device/errorReports';
import { ignoreDroppedFiles } from '@/device/ignoreDroppedFiles';
import { reloadPage } from '@/device/reloadPage';
import { localStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { htmlLang, languages } from '@/i18n/language';
import { settings } from '@/lib/allSettings';
import { paths, readPath } from '@/lib/paths';

/**
 * Runs in the head of every page, before anything is painted. Bundled into the page as it is, so that it costs no
 * request; the policy in the headers names it by its hash.
 */
const page = document.documentElement;

const wanted = localStore.get(storageKeys.language);
const language = languages.find((one) => one === wanted);
const lang = language ? htmlLang(language) : page.lang;
const isFrame = page.dataset.page === 'member';
const token = storedToken();

// The first address leads on without another round trip: `index.html` holds the login page.
const path = location.pathname === '/' ? (token ? paths.home : paths.login) : readPath(location.pathname);
const isOther = path !== location.pathname;
if (isOther) history.replaceState(history.state, '', path + location.search + location.hash);

// Home is dark from the first paint.
if (token && (path === paths.home || path === paths.user)) page.dataset.theme = 'dark';

// What the page shows is not for this visitor: another language, or another page. It stays out of sight until it is right.
if (isFrame && token) {
  if (lang !== page.lang) page.dataset.waiting = 'words';
} else if (
  isFrame ||
  lang !== page.lang ||
  (page.dataset.page !== path && (isOther || page.dataset.page === paths.login))
) {
  page.dataset.waiting = '';
}

/**
 * The first scripts or texts did not come: a sentence and another try, never a blank page. The words are in the page,
 * because what is missing may be the texts. The try loads the page from
 * its host.
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

// Reports of what comes before the app's own error handler, and of what it never sees.
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

// A form sent before the page can answer would load it anew, with a password in the address: it is sent once it can.
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
  // A form that hydration has replaced is the page's only one.
  (early?.isConnected === false ? document.forms[0] : early)?.requestSubmit();
});
