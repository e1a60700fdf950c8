import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { endSession } from './session';

/** Returns a function that logs the member out and replaces the page with the login. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    endSession();
    navigate(paths.login, { replace: true });
  };
}
