import '@/theme/global.css';
import './start.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { preloadPath } from '@/app/preload';
import { startMock } from '@/app/startMock';
import { changeLanguage, storedLanguage } from '@/i18n/i18n';
import { htmlLang } from '@/i18n/language';
import { showStartFailure } from './startFailure';

/** `npm run bench:load` reads this mark as "usable". */
function Usable() {
  useEffect(() => {
    performance.mark('kapao:usable');
  }, []);
  return null;
}

async function start(): Promise<void> {
  const html = document.documentElement;
  const language = storedLanguage();
  const written = html.dataset.page === window.location.pathname && html.lang === htmlLang(language);
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

start().catch(showStartFailure);
