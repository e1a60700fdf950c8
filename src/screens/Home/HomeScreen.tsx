import { FindingLines } from '@/outcome/FindingLines';
import { Agreement } from './Agreement';
import { Dashboard } from './Dashboard';
import { useHome } from './useHome';

/** Home: the wallet dashboard. */
export function HomeScreen() {
  const home = useHome();
  return (
    <>
      <Agreement memberId={home.wallet?.profile._id} isUnknown={home.failed} />
      <FindingLines />
      <Dashboard home={home} />
    </>
  );
}
