import ImageDown from 'lucide-react/icons/image-down';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInfo } from '@/api/calls/lookup';
import type { StatementEntry } from '@/api/calls/statement';
import { serverNow } from '@/api/client/serverTime';
import { useRead } from '@/api/client/useRead';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { toast } from '@/components/Toast/toasts';
import { CanvasReadError } from '@/device/encodeCanvas';
import { canShareImages, shareOrSave } from '@/device/shareFile';
import { langOf } from '@/i18n/langOf';
import { settings } from '@/lib/settings';
import type { EntryWords } from '@/statement/useEntryWords';
import { canvasFonts } from '@/theme/canvasFonts';
import { toneOf } from './EntryRow';
import * as css from './Receipt.css';
import { receiptImage } from './receiptImage';
import { useReceipt } from './useReceipt';

interface ReceiptProps {
  entry: StatementEntry;
  words: EntryWords;
  /** Time of the server's response, in ms by the server's clock. */
  at: number;
  onClose: () => void;
}

/** Shows all details of an entry. The member can copy the details for support, and save or share them as an image. */
export function Receipt({ entry, words, at, onClose }: ReceiptProps) {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation();
  const { text, forTeam } = useReceipt(entry, words, at);
  const site = useRead(getInfo, {}, { isStatic: true }).data?.name || settings.siteName;
  const [isDrawing, setDrawing] = useState(false);
  /** Object URL of the image, or `''`. Set if saving may have failed, so the member can save the image manually. */
  const [byHand, setByHand] = useState('');
  const isBusy = useRef(false);

  // Load the fonts early, because browsers allow a share sheet only within a few seconds of the tap.
  useEffect(() => void canvasFonts(), []);

  const share = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDrawing(true);
    try {
      const name = `receipt-${entry.createdAt.replace(/\D+/g, '-').replace(/-$/, '')}.png`;
      const image = await receiptImage(site, text, name);
      const came = await shareOrSave(image);
      if (came === 'saved') toast.success(t('receipt.saved'));
      if (came === 'unsure') setByHand(URL.createObjectURL(image));
    } catch (error) {
      toast.error(error instanceof CanvasReadError ? common('takeScreenshot') : t('receipt.failed'));
    } finally {
      isBusy.current = false;
      setDrawing(false);
    }
  };

  const closeByHand = () => {
    URL.revokeObjectURL(byHand);
    setByHand('');
  };

  return (
    <Dialog
      open
      beside
      onClose={onClose}
      title={t('receipt.title')}
      footer={
        <Button fullWidth icon={<ImageDown className={icon()} />} busy={isDrawing} onClick={() => void share()}>
          {t(canShareImages() ? 'receipt.share' : 'receipt.save')}
        </Button>
      }
    >
      <div className={css.body}>
        <Card variant="pouch" className={css.receipt}>
          <div className={css.head}>
            <Pouch size={3} />
            <p className={css.kind}>{text.kind}</p>
            <Amount value={words.amount} size="display" signed={words.direction !== 'between'} tone={toneOf(words)} />
            <Badge tone={text.state}>{text.stateText}</Badge>
          </div>
          <dl className={css.rows}>
            {text.rows.map(([what, value], index) => (
              <div key={what} className={css.row}>
                <dt className={css.what}>{what}</dt>
                <dd className={css.value}>
                  <span lang={langOf(value)}>{value}</span>
                  {index === text.rows.length - 1 ? (
                    <RelativeTime className={css.relative} value={entry.createdAt} clock={serverNow} />
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.asOf}>{text.asOf}</p>
        </Card>
        <CopyButton showLabel secret what={t('receipt.title')} label={t('receipt.copy')} text={forTeam} />
      </div>
      {byHand ? (
        <Dialog open onClose={closeByHand} shape="card" title={t('receipt.save')}>
          <div className={css.body}>
            <p>{common('pictureByHand')}</p>
            <img src={byHand} alt={t('receipt.title')} />
          </div>
        </Dialog>
      ) : null}
    </Dialog>
  );
}
