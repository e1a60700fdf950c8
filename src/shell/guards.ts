import { createReporter } from '@/device/errorReports';
import { ignoreDroppedFiles } from '@/device/ignoreDroppedFiles';
import { again } from '@/device/lostStyles';
import { reloadPage } from '@/device/reloadPage';
import { renewFile, renewFiles } from '@/device/renewFiles';
import { localStore, storageKeys } from '@/device/storage';
import { htmlLang, languages } from '@/i18n/language';
import { fontAddresses, preloadFonts } from '@/i18n/letters';
import { settings } from '@/lib/allSettings';
import { keepTaps } from './earlyTaps';

/**
 * This script runs in every page after its content and before the app's scripts. It preloads fonts, reports failures of
 * those scripts, and guards the page until they have started. The build inlines the script, like that in the head.
 */
const page = document.documentElement;
const storedLanguage = localStore.get(storageKeys.language);
const language = languages.find((item) => item === storedLanguage);
const lang = language ? htmlLang(language) : page.lang;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

/** Returns HTML that the build has written as trusted, or as it is in browsers without Trusted Types. */
function trustedPage(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('kapao-page', { createHTML: (markup) => markup }).createHTML(html) ?? html;
}

/**
 * Handles the first scripts or texts that fail to load. A cache may have a wrong file, so first requests the files again and
 * reloads the page, once.
 */
let failing = false;
async function failed(): Promise<void> {
  if (failing) return;
  failing = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSecond = visit?.type === 'reload';
  if (isSecond || !navigator.onLine || !(await reloadPage())) showFailure();
}

/**
 * Shows an error with a retry instead of a blank page. The error's texts
 * are in the page, because the text files may be missing. The retry loads the page from its host.
 */
function showFailure(): void {
  const box = document.getElementById('start-failure');
  if (!box) return;
  for (const text of box.querySelectorAll<HTMLElement>('[lang]')) text.hidden = text.lang !== lang;
  box.hidden = false;
  taps.forget();
  const button = box.querySelector('button');
  if (button) button.onclick = () => void reloadPage();
  delete page.dataset.waiting;
}

// A first visit shows no Latin font, and its own script's only if the device lacks it (`data-fonts`).
if (!page.dataset.fonts?.includes('late') && (lang === page.lang || lang === 'en')) preloadFonts(fontAddresses());

ignoreDroppedFiles();
globalThis.kapaoRenew = renewFiles;

// Put the content in the stored language into the page.
const root = document.getElementById('root');
globalThis.kapaoFragment = globalThis.kapaoFragment?.then((fragment) => {
  if (!fragment || !root) return undefined;
  root.innerHTML = trustedPage(fragment.body);
  document.title = fragment.title;
  page.lang = lang;
  delete page.dataset.waiting;
  return fragment;
});

/** Returns whether a stylesheet of the head has arrived, for which this script waits. A failed one may be empty. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'))
  if (!hasRules(link))
    renewFile(link.href)
      .then(() => again(link))
      .catch(failed);
document.fonts?.addEventListener('loadingerror', () => void renewFiles({ ending: '.woff2' }), { once: true });

// Report errors before the app's error handler starts, and errors that never reach it.
const report = createReporter(() => settings.errorReports);
// A wrong script with status 200 causes no event of its own. All scripts have run before this one.
addEventListener('load', () => {
  if (!globalThis.kapaoStarted) void failed();
});
addEventListener('kapao:start-failed', (event) => {
  void failed();
  report('start', (event as ErrorEvent).error);
});
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    void failed();
    report('file', new Error(target.src));
  },
  true,
);
// Keep other errors for the app's error handler, which needs more code than this script should have.
globalThis.kapaoErrors = [];
addEventListener('error', ({ error }) => error && globalThis.kapaoErrors?.push(error));
addEventListener('unhandledrejection', ({ reason }) => globalThis.kapaoErrors?.push(reason));
addEventListener('vite:preloadError', (event) => report('file', (event as Event & { payload?: unknown }).payload));
addEventListener('kapao:crashed', (event) => report('render', (event as ErrorEvent).error));

const taps = keepTaps((isLoading) => {
  for (const text of document.querySelectorAll<HTMLElement>('#coming [lang]'))
    text.hidden = !isLoading || text.lang !== page.lang;
});

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
  taps.carryOut();
  // If hydration has replaced the form, submit the page's first form.
  (early?.isConnected === false ? document.forms[0] : early)?.requestSubmit();
});
