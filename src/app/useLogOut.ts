import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isLogOutHeld } from './logOutGuard';
import { endSession } from './session';

/**
 * Returns a function that logs the member out and replaces the page with the login. While a command has no result, the
 * function asks the member first.
 */
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
