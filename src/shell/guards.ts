import { createReporter } from '@/device/errorReports';
import { ignoreDroppedFiles } from '@/device/ignoreDroppedFiles';
import { reloadPage } from '@/device/reloadPage';
import { localStore, storageKeys } from '@/device/storage';
import { htmlLang, languages } from '@/i18n/language';
import { fontAddresses, preloadFonts } from '@/i18n/letters';
import { settings } from '@/lib/allSettings';

/**
 * This script runs in every page after its content and before the app's scripts. It preloads fonts, reports failures of
 * those scripts, and guards the page until they have started. The build inlines the script, like that in the head.
 */
const page = document.documentElement;
const wanted = localStore.get(storageKeys.language);
const language = languages.find((item) => item === wanted);
const lang = language ? htmlLang(language) : page.lang;

/**
 * Shows an error with a retry instead of a blank page when the first scripts or texts fail to load. The error's texts
 * are in the page, because the text files may be missing. The retry loads the page from its host.
 */
function failed(): void {
  const box = document.getElementById('start-failure');
  if (!box) return;
  for (const text of box.querySelectorAll<HTMLElement>('[lang]')) text.hidden = text.lang !== lang;
  box.hidden = false;
  const button = box.querySelector('button');
  if (button) button.onclick = () => void reloadPage();
  delete page.dataset.waiting;
}

// A first visit shows no Latin font, and its own script's only if the device lacks it (`data-fonts`).
if (!page.dataset.fonts?.includes('late') && (lang === page.lang || lang === 'en')) preloadFonts(fontAddresses());

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
