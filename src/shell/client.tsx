import '@/theme/global.css';
import './start.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { whenInteractive } from '@/app/interactive';
import { isKnownPath, preloadPath } from '@/app/preload';
import { RestoredPage } from '@/app/RestoredPage';
import { startMock } from '@/app/startMock';
import { whenVisible } from '@/device/whenVisible';
import { addTexts, changeLanguage, storedLanguage } from '@/i18n/i18n';
import { defaultLanguage, htmlLang } from '@/i18n/language';
import { anyPath } from '@/lib/paths';
import { keepFields } from './keepFields';

/** What no first page needs is fetched once it is usable, and the line has been quiet for a moment. */
const laterMs = 1000;
whenInteractive(
  () =>
    void setTimeout(() => void import('./deferred').then((later) => later.startDeferred()).catch(() => {}), laterMs),
);

/** With the first commit the page is what it should be, in the right language: nothing of it needs to hide any more. */
function Shown() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.waiting;
  }, []);
  return null;
}

/** Whether the page in the document is the one that this path shows. */
const isWritten = (page: string | undefined, pathname: string): boolean =>
  page === pathname || (page === anyPath && !isKnownPath(pathname));

/** A finished page brings its texts along, so that they need no request of their own. */
function takeWrittenTexts(): void {
  const element = document.getElementById('texts');
  if (element?.textContent) addTexts(defaultLanguage(), JSON.parse(element.textContent));
}

function hydrate(root: HTMLElement, app: ReactNode): void {
  const fillIn = keepFields(root);
  const onRecoverableError = (error: unknown) => {
    fillIn();
    reportError(error);
  };
  // As a transition React gives way to taps and paints in between.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

async function start(): Promise<void> {
  // Opening login ends a session: a page that was only prepared does nothing before it is shown.
  await whenVisible();
  const html = document.documentElement;
  const language = storedLanguage();
  const { pathname } = window.location;
  const written = isWritten(html.dataset.page, pathname) && html.lang === htmlLang(language);
  takeWrittenTexts();
  startMock();
  if (language !== defaultLanguage()) await changeLanguage(language);
  await preloadPath(pathname);

  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
      <Shown />
      <RestoredPage />
    </StrictMode>
  );
  // What stands in the page otherwise, such as the member's frame, stays until React's first commit.
  if (!written) createRoot(root).render(app);
  else hydrate(root, app);
}

/** index.html shows the way out: what could not be fetched may be anything of this bundle. */
start().catch((error) => window.dispatchEvent(new ErrorEvent('kapao:start-failed', { error })));
