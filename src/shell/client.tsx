import '@/theme/global.css';
import './start.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { whenInteractive } from '@/app/interactive';
import { PageRouter } from '@/app/PageRouter';
import { isKnownPath, preloadPath } from '@/app/preload';
import { RestoredPage } from '@/app/RestoredPage';
import { startMock } from '@/app/startMock';
import { whenVisible } from '@/device/whenVisible';
import { addTexts, changeLanguage, i18n, loadNamespaces, storedLanguage } from '@/i18n/i18n';
import { defaultLanguage, htmlLang } from '@/i18n/language';
import { failureNamespaces } from '@/i18n/namespaces';
import { anyPath } from '@/lib/paths';
import { keepFields } from './keepFields';

declare global {
  /** True once the app's first scripts have run (`guards.ts`). */
  var kapaoStarted: true | undefined;
}
globalThis.kapaoStarted = true;

/** The delay in ms, after the page is interactive, before it loads code that no first page needs. */
const laterMs = 1000;
whenInteractive(
  () =>
    void setTimeout(() => void import('./deferred').then((later) => later.startDeferred()).catch(() => {}), laterMs),
);

/** Makes the page visible after the first commit, which has the right content and language. */
function Shown() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.waiting;
  }, []);
  return null;
}

/** Returns whether the prerendered page in the document belongs to this path. */
const isWritten = (page: string | undefined, pathname: string): boolean =>
  page === pathname || (page === anyPath && !isKnownPath(pathname));

/** Adds the texts that the prerendered page contains. So the app does not request these texts. */
function takeWrittenTexts(): void {
  const element = document.getElementById('texts');
  if (element?.textContent) addTexts(defaultLanguage(), JSON.parse(element.textContent));
}

function hydrate(root: HTMLElement, app: ReactNode): void {
  const fillIn = keepFields(root);
  const onRecoverableError = (error: unknown) => {
    fillIn();
    // biome-ignore lint/suspicious/noConsole: React has recovered, so only developers hear of it
    console.error(error);
  };
  // Hydrate in a transition, in which React yields to taps and paints.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

async function start(): Promise<void> {
  // Opening a public page ends a session. So a page that the browser prerenders must do nothing before it is shown.
  await whenVisible();
  const html = document.documentElement;
  const language = storedLanguage();
  const { pathname } = window.location;
  const fragment = await globalThis.kapaoFragment;
  const written = isWritten(html.dataset.page, pathname) && html.lang === htmlLang(language);
  takeWrittenTexts();
  await startMock();
  if (fragment) {
    addTexts(language, fragment.texts);
    await i18n.changeLanguage(language);
  } else if (language !== defaultLanguage()) await changeLanguage(language);
  // Nothing waits for the texts of failures, which arrive before the first response to a request of the page.
  loadNamespaces(failureNamespaces).catch(() => {});
  await preloadPath(pathname);

  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      <PageRouter>
        <App />
      </PageRouter>
      <Shown />
      <RestoredPage />
    </StrictMode>
  );
  // Content from another page, such as the member's frame, remains until React's first commit. In a transition, React
  // yields to paints while it renders.
  if (!written) startTransition(() => createRoot(root).render(app));
  else hydrate(root, app);
}

/**
 * On a failure, `guards.ts` shows an error with a retry. The error is in the HTML, because any file of this bundle
 * may be missing.
 */
start().catch((error) => window.dispatchEvent(new ErrorEvent('kapao:start-failed', { error })));
