import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isLogOutHeld } from './logOutGuard';
import { endSession } from './session';

/** Ends the member's session by hand and leads to the login, with no way back; asks first while a result is unknown. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const leave = () => {
      endSession();
      navigate(paths.login, { replace: true });
    };
    if (!isLogOutHeld(leave)) leave();
  };
}
