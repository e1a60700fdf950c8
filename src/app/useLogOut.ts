import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { endSession } from './session';

/** Ends the member's session and leads to the login, with no way back. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    endSession();
    navigate(paths.login, { replace: true });
  };
}
