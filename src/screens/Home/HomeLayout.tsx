import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { ActivityLinks } from './ActivityLinks';
import * as css from './HomeScreen.css';

interface HomeLayoutProps {
  isLoading: boolean;
  /** The balance card, the budget and the tiles. */
  wallet: ReactNode;
  games?: ReactNode;
}

/** The page's name while there is no greeting. Screen readers also say the name of a loading or failed page. */
export function HomeHeading() {
  const { t } = useTranslation('nav');
  return <h1 className={visuallyHidden}>{t('title.home')}</h1>;
}

/** Lays out the columns of home. They are the same before and after the wallet has loaded, so nothing jumps. */
export function HomeLayout({ isLoading, wallet, games }: HomeLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className={css.home} data-columns aria-busy={isLoading}>
      {isLoading ? <HomeHeading /> : null}
      <div className={css.walletColumn}>{wallet}</div>
      <div className={css.column}>
        {games}
        <ActivityLinks />
      </div>
      {isLoading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
    </div>
  );
}
