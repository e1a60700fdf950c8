import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import type { BottomBarItem } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';
import { paths } from '@/lib/paths';
import { modalButton } from '@/overlays/modalButton';

/** Returns the items of the member's bottom menu, with home in the centre. The conditions item opens a modal. */
export function useMemberMenu(): BottomBarItem[] {
  const { t } = useTranslation('nav');
  return [
    { id: 'profile', label: t('profile'), icon: <User className={icon()} />, to: paths.profile },
    {
      id: 'conditions',
      label: t('conditions'),
      icon: <FileText className={icon()} />,
      button: modalButton('conditions'),
    },
    {
      id: 'home',
      label: t('home'),
      icon: <House className={icon()} />,
      to: paths.home,
      also: [paths.bonus, paths.spin],
      central: true,
    },
    { id: 'statement', label: t('statement'), icon: <ReceiptText className={icon()} />, to: paths.statement },
    { id: 'contact', label: t('contact'), icon: <MessageCircle className={icon()} />, to: paths.memberContact },
  ];
}
