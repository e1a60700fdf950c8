import BookOpen from 'lucide-react/icons/book-open';
import LogIn from 'lucide-react/icons/log-in';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import type { BottomBarItem } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';
import { paths } from '@/lib/paths';

/** Returns the items of the bottom menu on public pages. */
export function usePublicMenu(): BottomBarItem[] {
  const { t } = useTranslation('nav');
  return [
    { id: 'login', label: t('login'), icon: <LogIn className={icon()} />, to: paths.login },
    { id: 'register', label: t('register'), icon: <UserPlus className={icon()} />, to: paths.register },
    { id: 'howto', label: t('howto'), icon: <BookOpen className={icon()} />, to: paths.howto },
    { id: 'contact', label: t('contact'), icon: <MessageCircle className={icon()} />, to: paths.contact },
  ];
}
