import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyShow, lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { type InstallPrompt, installOffer, keepInstallOffer } from './installPrompt';

const card = lazyView(() => import('./InstallCard').then((m) => m.InstallCard), ['install']);

/** Place of the install card: login and home, once the browser offers it. Its code is fetched only then. */
export function InstallOffer() {
  const [offer, setOffer] = useState(installOffer);
  const { pathname } = useLocation();
  useEffect(() => {
    const hear = (event: Event) => {
      // The card asks instead of the browser's own bar.
      event.preventDefault();
      const next = event.type === 'appinstalled' ? undefined : (event as InstallPrompt);
      keepInstallOffer(next);
      setOffer(next);
    };
    const events = ['beforeinstallprompt', 'appinstalled'];
    for (const event of events) window.addEventListener(event, hear);
    return () => {
      for (const event of events) window.removeEventListener(event, hear);
    };
  }, []);
  if (!offer || (pathname !== paths.login && pathname !== paths.home)) return null;
  return (
    <Suspense>
      <LazyShow view={card} props={{ offer }} />
    </Suspense>
  );
}
