import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyShow, lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { useInstallOffer } from './installPrompt';

const card = lazyView(() => import('./InstallCard').then((m) => m.InstallCard), ['install']);
const places: readonly string[] = [paths.login, paths.home];

/** Place of the install card: login and home, once the browser offers it. Its code is fetched only then. */
export function InstallOffer() {
  const offered = useInstallOffer();
  const { pathname } = useLocation();
  if (!offered || !places.includes(pathname)) return null;
  return (
    <Suspense>
      <LazyShow view={card} props={{}} />
    </Suspense>
  );
}
