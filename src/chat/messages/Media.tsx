import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@/api/chat';
import { mediaAddress } from '@/chat/links';
import { button } from '@/components/Button/Button.css';
import { LocalDialog } from '@/components/Dialog/LocalDialog';
import { Picture } from '@/components/Picture/Picture';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './messages.css';

interface MediaProps {
  media: Extract<ChatMessage, { message_type: 'media' }>['payload'];
  /** Of one's own file, in this page: there before it is sent, and nothing is fetched twice. */
  preview: string | undefined;
}

/** A picture, a film or a file, in a box of its size from the start; nothing in it runs. */
export function Media({ media, preview }: MediaProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const [isBroken, setBroken] = useState(false);
  const address = preview ?? mediaAddress(media);
  if (!address || isBroken) return <p className={css.broken}>{t('media.broken')}</p>;
  switch (media.fileType) {
    case 'image':
      return <LargePicture address={address} alt={media.message.slice(0, 200) || t('media.image')} />;
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: what customers film has none
        <video
          className={css.film}
          src={address}
          controls
          playsInline
          preload="metadata"
          aria-label={media.message.slice(0, 200) || t('media.video')}
          onError={() => setBroken(true)}
        />
      );
    default:
      return (
        <a className={css.fileLink} href={address} target="_blank" rel="noopener noreferrer">
          <FileDown size="1.25em" />
          {t('media.openFile')}
          <VisuallyHidden> {common('newTab')}</VisuallyHidden>
        </a>
      );
  }
}

/** A picture that opens large, from where it can be saved. */
function LargePicture({ address, alt }: { address: string; alt: string }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={`${t('media.open')}: ${alt}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Picture src={address} alt="" ratio="photo" corners="none" />
      </button>
      {isOpen ? (
        <LocalDialog
          size="lg"
          title={t('media.image')}
          onClose={() => setOpen(false)}
          footer={
            <a
              className={button({ variant: 'quiet' })}
              href={address}
              download
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('media.save')}
            </a>
          }
        >
          <img className={css.large} src={address} alt={alt} referrerPolicy="no-referrer" />
        </LocalDialog>
      ) : null}
    </>
  );
}
