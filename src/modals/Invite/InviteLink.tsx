import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { icon } from '@/components/Icon/Icon.css';
import { settings } from '@/lib/allSettings';
import { getInviteLink } from './getInviteLink';
import * as css from './InviteModal.css';

/** The member's own invite link with a copy button. A share button is shown if the device supports sharing. */
export function InviteLink({ memberId }: { memberId: string }) {
  const { t } = useTranslation('invite');
  const link = getInviteLink(settings.siteOrigin || window.location.origin, memberId);
  const code = link.indexOf('?');
  const canShare = 'share' in navigator;
  return (
    <Card variant="sunken" className={css.link}>
      <p className={css.muted}>{t('link')}</p>
      <p className={css.address} dir="ltr" translate="no">
        {link.slice(0, code)}
        <wbr />
        {link.slice(code)}
      </p>
      <div className={css.actions}>
        <CopyButton text={link} what={t('link')} label={t('copy')} showLabel />
        {canShare ? (
          <Button
            variant="quiet"
            icon={<Share2 className={icon()} />}
            onClick={() => void navigator.share({ title: t('shareText'), url: link }).catch(() => {})}
          >
            {t('share')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
