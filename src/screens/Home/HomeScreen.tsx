import { PendingCards } from '@/outcome/PendingCards';
import { Agreement } from './Agreement';
import { Dashboard } from './Dashboard';
import { useHome } from './useHome';

export function HomeScreen() {
  const home = useHome();
  return (
    <>
      <Agreement memberId={home.wallet?.profile._id} isFailed={home.failure !== undefined} />
      <PendingCards />
      <Dashboard home={home} />
    </>
  );
}
