import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { type InstallPrompt, installPrompt, saveInstallPrompt } from './installPrompt';

const Card = lazyView(() => import('./InstallCard').then((m) => m.InstallCard), ['install']);

/**
 * Place of the install card: login and home, once the browser offers it. Its code is fetched only then, and without it
 * there is no card: nothing that the page is for waits for it or breaks with it.
 */
export function InstallOffer() {
  const [prompt, setPrompt] = useState(installPrompt);
  const [hasChosen, setHasChosen] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const hear = (event: Event) => {
      // The card asks instead of the browser's own bar.
      event.preventDefault();
      const next = event.type === 'appinstalled' ? undefined : (event as InstallPrompt);
      saveInstallPrompt(next);
      setPrompt(next);
    };
    const events = ['beforeinstallprompt', 'appinstalled'];
    for (const event of events) window.addEventListener(event, hear);
    return () => {
      for (const event of events) window.removeEventListener(event, hear);
    };
  }, []);
  const isWanted = prompt && !hasChosen && (pathname === paths.login || pathname === paths.home);
  useEffect(() => {
    if (!isWanted) return;
    Card.preload().then(
      () => setIsHere(true),
      () => {},
    );
  }, [isWanted]);
  /** An offer can be taken up once. Whoever declines the browser's own question is not asked again at once. */
  const onChoice = () => {
    saveInstallPrompt(undefined);
    setHasChosen(true);
  };
  return isWanted && isHere ? <Card prompt={prompt} onChoice={onChoice} /> : null;
}
