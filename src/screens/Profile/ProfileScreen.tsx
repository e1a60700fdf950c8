import { useTranslation } from 'react-i18next';
import { getProfile } from '@/api/calls/account';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Card } from '@/components/Card/Card';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { ProfileDetails } from './ProfileDetails';
import * as css from './ProfileScreen.css';
import { ProfileSettings } from './ProfileSettings';

/** Shows the member's data, read-only, and the settings. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const profile = useRead(getProfile);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      {profile.data ? (
        <ProfileDetails profile={profile.data.profile} account={profile.data.bankAccount} />
      ) : (
        <Card>
          <AsyncState read={profile} failed={t('failed')} skeleton={<SkeletonText lines={8} />} />
        </Card>
      )}
      <ProfileSettings />
    </div>
  );
}
