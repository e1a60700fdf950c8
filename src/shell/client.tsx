import '@/theme/global.css';
import './start.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { preloadPath } from '@/app/preload';
import { startMock } from '@/app/startMock';
import { addTexts, changeLanguage, storedLanguage } from '@/i18n/i18n';
import { defaultLanguage, htmlLang } from '@/i18n/language';

/** `npm run bench:load` reads this mark as "usable". */
function Usable() {
  useEffect(() => {
    performance.mark('kapao:usable');
  }, []);
  return null;
}

/** A finished page brings its texts along, so that they need no request of their own. */
function takeWrittenTexts(): void {
  const element = document.getElementById('texts');
  if (element?.textContent) addTexts(defaultLanguage(), JSON.parse(element.textContent));
}

async function start(): Promise<void> {
  const html = document.documentElement;
  const language = storedLanguage();
  const written = html.dataset.page === window.location.pathname && html.lang === htmlLang(language);
  takeWrittenTexts();
  startMock();
  await Promise.all([changeLanguage(language), preloadPath(window.location.pathname)]);

  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
      <Usable />
    </StrictMode>
  );
  if (written) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete html.dataset.waiting;
}

/** index.html shows the way out: what could not be fetched may be anything of this bundle. */
start().catch(() => window.dispatchEvent(new Event('kapao:start-failed')));
