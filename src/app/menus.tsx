import { BookOpen, FileText, House, LogIn, MessageCircle, ReceiptText, User, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BottomBarItem } from '@/components/BottomBar/BottomBar';
import { paths } from '@/lib/paths';

/** Public bottom menu (spec section 2). */
export function usePublicMenu(): BottomBarItem[] {
  const { t } = useTranslation('nav');
  return [
    { id: 'login', label: t('login'), icon: <LogIn />, to: paths.login },
    { id: 'register', label: t('register'), icon: <UserPlus />, to: paths.register },
    { id: 'howto', label: t('howto'), icon: <BookOpen />, to: paths.howto },
    { id: 'contact', label: t('contact'), icon: <MessageCircle />, to: paths.contact },
  ];
}

/** Authenticated bottom menu with its central home button; conditions open a modal. */
export function useMemberMenu(openConditions: () => void): BottomBarItem[] {
  const { t } = useTranslation('nav');
  return [
    { id: 'profile', label: t('profile'), icon: <User />, to: paths.profile },
    { id: 'conditions', label: t('conditions'), icon: <FileText />, onPress: openConditions },
    { id: 'home', label: t('home'), icon: <House />, to: paths.home, central: true },
    { id: 'statement', label: t('statement'), icon: <ReceiptText />, to: paths.statement },
    { id: 'contact', label: t('contact'), icon: <MessageCircle />, to: paths.memberContact },
  ];
}
