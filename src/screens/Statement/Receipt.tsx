import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { serverNow } from '@/api/client/serverTime';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { Card } from '@/components/Card/Card';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { Pouch } from '@/components/Pouch/Pouch';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { SidePanel } from '@/components/SidePanel/SidePanel';
import { detectLang } from '@/i18n/detectLang';
import { SaveReceipt } from '@/statement/SaveReceipt';
import type { EntryTexts } from '@/statement/useEntryTexts';
import { useReceipt } from '@/statement/useReceipt';
import { canvasFonts } from '@/theme/canvasFonts';
import { desktop } from '@/theme/screens';
import { getTone } from './EntryRow';
import * as css from './Receipt.css';

interface ReceiptProps {
  entry: StatementEntry;
  texts: EntryTexts;
  /** Time of the server's response, in ms by the server's clock. */
  responseTime: number;
  onClose: () => void;
}

/**
 * Shows all details of an entry, on a desktop beside the list. The member can copy the details for support, and save or
 * share them as an image.
 */
export function Receipt({ entry, texts, responseTime, onClose }: ReceiptProps) {
  const { t } = useTranslation('statement');
  const { text, supportText } = useReceipt(entry, texts, responseTime);
  // Load the fonts early, because browsers allow a share sheet only within a few seconds of the tap.
  useEffect(() => void canvasFonts(), []);

  const isWide = useMediaQuery(desktop);
  const panel = {
    title: t('receipt.title'),
    footer: <SaveReceipt receipt={text} createdAt={entry.createdAt} />,
    onClose,
    children: (
      <div className={css.body}>
        <Card variant="pouch" className={css.receipt}>
          <div className={css.head}>
            <Pouch size={3} />
            <p className={css.kind}>{text.kind}</p>
            <Amount value={texts.amount} size="display" signed={texts.direction !== 'between'} tone={getTone(texts)} />
            <Badge tone={text.state}>{text.stateText}</Badge>
          </div>
          <dl className={css.rows}>
            {text.rows.map(([label, value], index) => (
              <div key={label} className={css.row}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>
                  <span lang={detectLang(value)}>{value}</span>
                  {index === text.rows.length - 1 ? (
                    <RelativeTime className={css.relative} value={entry.createdAt} clock={serverNow} />
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.time}>{text.timeText}</p>
        </Card>
        <CopyButton showLabel secret what={t('receipt.title')} label={t('receipt.copy')} text={supportText} />
      </div>
    ),
  };
  return isWide ? <SidePanel {...panel} /> : <Dialog open {...panel} />;
}
