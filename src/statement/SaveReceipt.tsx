import ImageDown from 'lucide-react/icons/image-down';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInfo } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { toast } from '@/components/Toast/toasts';
import { CanvasReadError } from '@/device/encodeCanvas';
import { canShareImages, shareOrSave } from '@/device/shareFile';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { settings } from '@/lib/settings';
import type { ReceiptText } from './useReceipt';

interface SaveReceiptProps {
  receipt: ReceiptText;
  /** Time of the entry as ISO 8601, for the file's name. */
  createdAt: string;
  /** Default: the main action. */
  variant?: 'quiet' | 'icon';
}

/** A button that draws a receipt as an image, and shares the image or saves it. */
export function SaveReceipt({ receipt, createdAt, variant }: SaveReceiptProps) {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const siteName = useRead(getInfo, {}, { isStatic: true }).data?.name || settings.siteName;
  const [isDrawing, setDrawing] = useState(false);
  /** Object URL of the image, or `''`. Set if saving may have failed, so the member can save the image manually. */
  const [manualUrl, setManualUrl] = useState('');
  const isBusy = useRef(false);
  const isMounted = useIsMounted();

  const share = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDrawing(true);
    try {
      const name = `receipt-${createdAt.replace(/\D+/g, '-').replace(/-$/, '')}.png`;
      const { receiptImage } = await import('./receiptImage');
      const image = await receiptImage(siteName, receipt, name);
      const result = await shareOrSave(image);
      if (result === 'saved') toast.success(t('receipt.saved'));
      if (result === 'unsure' && isMounted.current) setManualUrl(URL.createObjectURL(image));
    } catch (error) {
      toast.error(error instanceof CanvasReadError ? common('takeScreenshot') : t('receipt.failed'));
    } finally {
      isBusy.current = false;
      setDrawing(false);
    }
  };

  useEffect(() => () => URL.revokeObjectURL(manualUrl), [manualUrl]);
  const closeManual = () => setManualUrl('');

  const label = t(canShareImages() ? 'receipt.share' : 'receipt.save');
  const Picture = canShareImages() ? Share2 : ImageDown;
  const action = { icon: <Picture className={icon()} />, busy: isDrawing, onClick: () => void share() };
  return (
    <>
      {variant === 'icon' ? (
        <IconButton variant="quiet" label={label} {...action} />
      ) : (
        <Button variant={variant} {...action}>
          {label}
        </Button>
      )}
      {manualUrl ? (
        <Dialog open onClose={closeManual} shape="card" title={t('receipt.save')}>
          <p>{common('pictureByHand')}</p>
          <img src={manualUrl} alt={t('receipt.title')} />
        </Dialog>
      ) : null}
    </>
  );
}
