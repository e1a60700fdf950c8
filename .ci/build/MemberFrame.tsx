import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { frame, main } from '@/app/frame.css';
import { useMemberMenu } from '@/app/useMemberMenu';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';
import { paths } from '@/lib/paths';

const nothing = () => {};

/** The member's bars without a member: painted at once from the page itself, until the app takes their place. */
export function MemberFrame() {
  const { t } = useTranslation('nav');
  return (
    <div className={frame} inert>
      <TopBar title="" homeTo={paths.home}>
        <LanguageMenu onChange={nothing} />
        <IconButton label={t('logout')} icon={<LogOut className={icon()} />} />
      </TopBar>
      <main className={main} />
      <BottomBar label={t('member')} items={useMemberMenu({ onClick: nothing })} />
    </div>
  );
}
