import { lazyView } from '@/i18n/lazyView';

/** Every screen that a visitor may see: a chunk of its own, fetched with its texts. */
export const screens = {
  login: lazyView(() => import('@/screens/Login/LoginScreen').then((m) => m.LoginScreen), ['login']),
  register: lazyView(() => import('@/screens/Register/RegisterScreen').then((m) => m.RegisterScreen), ['register']),
  howto: lazyView(() => import('@/screens/Howto/HowtoScreen').then((m) => m.HowtoScreen), ['howto']),
  contact: lazyView(() => import('@/screens/Contact/ContactScreen').then((m) => m.ContactScreen), ['contact']),
  terminated: lazyView(() => import('@/screens/Terminated/TerminatedScreen').then((m) => m.TerminatedScreen)),
  notFound: lazyView(() => import('@/screens/NotFound/NotFoundScreen').then((m) => m.NotFoundScreen)),
};
