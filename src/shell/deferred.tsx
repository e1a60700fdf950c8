import { createRoot } from 'react-dom/client';
import { watchErrors } from '@/app/globalErrorHandler';
import { offerUpdate, UpdateOffer } from '@/app/UpdateOffer';
import { prefersReducedData } from '@/device/prefersReducedData';
import { currentLanguage, i18n, loadNamespaces } from '@/i18n/i18n';
import { downloadLateLetters } from '@/i18n/letters';
import { startPrefetching } from './prefetch';
import { registerWorker } from './worker';

/**
 * Links the web app manifest of the current language, also after a language change. An installed app then has its name
 * and shortcuts in that language.
 */
function followLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const point = () => link?.setAttribute('href', `/manifest.${currentLanguage()}.webmanifest`);
  if (currentLanguage() !== i18n.options.lng) point();
  i18n.on('languageChanged', point);
}

let isShown = false;

async function showUpdate(bringIn: () => void): Promise<void> {
  offerUpdate(bringIn);
  await loadNamespaces(['update']);
  if (isShown) return;
  isShown = true;
  // The offer has its own root, because it must outlive every page of the site.
  createRoot(document.body.appendChild(document.createElement('div'))).render(<UpdateOffer />);
}

/**
 * Starts the code that no first page needs. `client.tsx` calls this function 1 s after the page is interactive. A
 * failure here must not break the page.
 */
export function startDeferred(): void {
  watchErrors();
  startPrefetching();
  followLanguage();
  downloadLateLetters(currentLanguage());
  const isInstalled = navigator.serviceWorker?.controller;
  if (import.meta.env.PROD && (isInstalled || !prefersReducedData())) {
    registerWorker((bringIn) => void showUpdate(bringIn).catch(() => {})).catch(() => {});
  }
}
