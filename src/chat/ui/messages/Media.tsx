import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@/api/calls/chat';
import { mediaAddress } from '@/chat/ui/links';
import { button } from '@/components/Button/Button.css';
import { Dialog } from '@/components/Dialog/Dialog';
import { Image } from '@/components/Image/Image';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { cutText } from '@/lib/cutText';
import * as css from './messages.css';

interface MediaProps {
  media: Extract<ChatMessage, { message_type: 'media' }>['payload'];
  /** A text that distinguishes several files of a conversation for screen readers, such as the time. */
  place: string;
  /** Object URL of the visitor's own file. It exists before the file is sent, and saves a download. */
  preview: string | undefined;
}

/**
 * Shows an image or a video, or a link to another file. The box of an image or video has its final size before the file
 * loads. The page executes nothing in the file.
 */
export function Media({ media, place, preview }: MediaProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const [isBroken, setBroken] = useState(false);
  const address = preview ?? mediaAddress(media);
  if (!address) return <p className={css.broken}>{t('media.broken')}</p>;
  if (isBroken) return <Broken place={place} onRetry={() => setBroken(false)} />;
  switch (media.fileType) {
    case 'image':
      return <LargeImage address={address} alt={cutText(media.message, 200) || t('media.image')} place={place} />;
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: members' videos have no captions
        <video
          className={css.video}
          src={address}
          controls
          playsInline
          preload="metadata"
          aria-label={`${cutText(media.message, 200) || t('media.video')}, ${place}`}
          onError={() => setBroken(true)}
        />
      );
    default:
      return (
        <a className={css.fileLink} href={address} target="_blank" rel="noopener noreferrer">
          <FileDown size="1.25em" />
          <span>{t('media.openFile')}</span>
          <VisuallyHidden>{` ${place} ${common('newTab')}`}</VisuallyHidden>
        </a>
      );
  }
}

/** Says that a file did not load, and offers a retry, because the connection may have failed. */
function Broken({ place, onRetry }: { place: string; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  return (
    <div className={css.broken}>
      <p>{t('media.broken')}</p>
      <button type="button" className={css.more} onClick={onRetry}>
        <span>{common('retry')}</span>
        <VisuallyHidden>{` ${place}`}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Shows an image. A tap opens it larger in a dialog, from which the visitor can save it. */
function LargeImage({ address, alt, place }: { address: string; alt: string; place: string }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [loaded, setLoaded] = useState(0);
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={`${t('media.open')}: ${alt}, ${place}`}
        aria-haspopup="dialog"
        onClick={() => {
          setBroken(false);
          setOpen(true);
        }}
      >
        {/* If the large image loads after the small one failed, load the small one again. */}
        <Image key={loaded} src={address} alt="" ratio="photo" corners="none" />
      </button>
      {isOpen ? (
        <Dialog
          open
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
          {isBroken ? (
            <Broken place={place} onRetry={() => setBroken(false)} />
          ) : (
            <img
              className={css.large}
              src={address}
              alt={alt}
              referrerPolicy="no-referrer"
              onLoad={() => setLoaded((count) => count + 1)}
              onError={() => setBroken(true)}
            />
          )}
        </Dialog>
      ) : null}
    </>
  );
}
