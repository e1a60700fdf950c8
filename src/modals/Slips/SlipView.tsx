import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSlipReference, type Slip } from '@/api/calls/statement';
import type { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';
import { Spinner } from '@/components/Loader/Spinner';
import { NoValue } from '@/components/NoValue/NoValue';
import { TextLink } from '@/components/TextLink/TextLink';
import { toast } from '@/components/Toast/toasts';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { openNewTab } from '@/device/newTab';
import { errorText } from '@/i18n/errorText';
import { formatDateTime } from '@/i18n/formatTime';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { safeHttpUrl } from '@/lib/url';
import * as css from './SlipsModal.css';

/**
 * Shows a slip in a new tab. The URL is the slip's own link or, without a link, comes from the server. Before the
 * request, the app opens an empty tab. If the browser blocks the tab, a link appears instead. If the request fails or
 * returns no URL, the tab closes again.
 */
export function SlipView({ slip }: { slip: Slip }) {
  const { t } = useTranslation('slips');
  const [isOpening, setOpening] = useState(false);
  const isBusy = useRef(false);
  /** The URL that could not open, because the browser has blocked the tab or the member has closed it. */
  const [blockedUrl, setBlockedUrl] = useState('');
  const isMounted = useIsMounted();
  const link = safeHttpUrl(slip.link);

  /** Adds the slip's date and time to a link or button, so that screen readers distinguish the controls. */
  const renderLabel = (label: string) => (
    <>
      <span>{label}</span>
      <VisuallyHidden>{` ${formatDateTime(slip.createdAt)}`}</VisuallyHidden>
    </>
  );

  if (link) {
    return (
      <TextLink href={link} alone className={css.oneLine}>
        {renderLabel(t('view'))}
      </TextLink>
    );
  }
  if (!slip.reference) return <NoValue />;

  const open = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOpening(true);
    setBlockedUrl('');
    const tab = openNewTab('slip', t('opening'));
    try {
      const { url } = await readOnce(getSlipReference, { params: { reference: slip.reference } });
      const address = safeHttpUrl(url);
      if (address && isMounted.current) {
        if (!tab.go(address)) setBlockedUrl(address);
      } else {
        tab.close();
        if (!address) toast.error(t('openFailed'));
      }
    } catch (error) {
      tab.close();
      if (!(error as ApiError).isHandled) toast.error(errorText(error));
    } finally {
      isBusy.current = false;
      setOpening(false);
    }
  };

  return (
    <span className={css.view}>
      <button type="button" className={css.lead} aria-busy={isOpening || undefined} onClick={() => void open()}>
        {isOpening ? <Spinner /> : null}
        {renderLabel(t('view'))}
      </button>
      <span className={css.blocked}>
        <span role="status" className={css.note}>
          {blockedUrl ? t('blocked') : ''}
        </span>
        {blockedUrl ? (
          <TextLink href={blockedUrl} alone>
            {renderLabel(t('open'))}
          </TextLink>
        ) : null}
      </span>
    </span>
  );
}
