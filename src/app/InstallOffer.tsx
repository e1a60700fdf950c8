import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyView } from '@/components/LazyView/lazyView';
import { paths } from '@/lib/paths';
import { type InstallPrompt, installPrompt, saveInstallPrompt } from './installPrompt';

const Card = lazyView(() => import('./InstallCard').then((m) => m.InstallCard), ['install']);

/**
 * Shows the install card on login and home once the browser offers installation. The card's code loads only then. If it
 * fails to load, the page works without the card.
 */
export function InstallOffer() {
  const [prompt, setPrompt] = useState(installPrompt);
  const [hasChosen, setHasChosen] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const onInstallEvent = (event: Event) => {
      // Prevent the browser's own install bar, which the card replaces.
      event.preventDefault();
      const next = event.type === 'appinstalled' ? undefined : (event as InstallPrompt);
      saveInstallPrompt(next);
      setPrompt(next);
    };
    const events = ['beforeinstallprompt', 'appinstalled'];
    for (const event of events) window.addEventListener(event, onInstallEvent);
    return () => {
      for (const event of events) window.removeEventListener(event, onInstallEvent);
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
  /**
   * Forgets the offer, because it can be used only once. So a member who declined the browser's prompt is not asked
   * again immediately.
   */
  const onChoice = () => {
    saveInstallPrompt(undefined);
    setHasChosen(true);
  };
  return isWanted && isHere ? <Card prompt={prompt} onChoice={onChoice} /> : null;
}
