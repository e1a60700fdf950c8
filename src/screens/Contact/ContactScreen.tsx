import ExternalLink from 'lucide-react/icons/external-link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { type Contact, getContact, getInfo } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Button } from '@/components/Button/Button';
import { button } from '@/components/Button/Button.css';
import { ContactText } from '@/components/ContactText/ContactText';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { Image } from '@/components/Image/Image';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { provideChatPlace } from '@/components/SupportLink/contactSupport';
import { TextLink } from '@/components/TextLink/TextLink';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { appVersion } from '@/lib/appVersion';
import { safeHttpsUrl, safeHttpUrl, safeImageUrl } from '@/lib/url';
import { modalButton } from '@/overlays/modalButton';
import * as css from './ContactScreen.css';

/** Shows the contact options of the support team, which are the same for visitors and members. */
export function ContactScreen() {
  const { t } = useTranslation('contact');
  const contact = useRead(getContact);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <AsyncState read={contact} failed={t('failed')} skeleton={<WaysComing />}>
        {(known) => <ContactLinks contact={known} />}
      </AsyncState>
      <Button variant="quiet" className={css.kept} icon={<Smartphone className={icon()} />} {...modalButton('storage')}>
        {t('kept')}
      </Button>
      <p className={css.version}>{t('version', { version: appVersion })}</p>
      <Website />
    </div>
  );
}

/**
 * Shows a link to the site's website, if its URL is https. The link is at the end of the page, because it may load
 * after the contact options.
 */
function Website() {
  const { t } = useTranslation('contact');
  const address = safeHttpsUrl(useRead(getInfo, {}, { isStatic: true }).data?.website);
  if (!address) return null;
  return (
    <p className={css.version}>
      <span>{t('website')}</span>{' '}
      <TextLink href={address} alone className={css.website}>
        {address.replace(/^https:\/\//, '').replace(/\/$/, '')}
      </TextLink>
    </p>
  );
}

/**
 * Shows a placeholder with the height of a complete response, so nothing below moves when the response arrives.
 * Everything in the placeholder is smaller than the lead above. So the largest contentful paint is in the prerendered
 * HTML and need not wait.
 */
function WaysComing() {
  const { t } = useTranslation('common');
  return (
    <div className={css.ways}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.card}>
        <div className={`${css.label} ${css.line}`}>
          <Skeleton width="short" />
        </div>
        <div className={css.line}>
          <Skeleton width="wide" />
        </div>
      </div>
      <div className={css.pouch}>
        <div className={css.qr}>
          <div className={css.paper} data-theme="light">
            <div className={css.square} />
          </div>
          <div className={`${css.label} ${css.line}`}>
            <Skeleton width="half" />
          </div>
        </div>
        <div className={css.account}>
          <div className={`${css.label} ${css.line}`}>
            <Skeleton width="short" />
          </div>
          <div className={`${css.name} ${css.line}`}>
            <Skeleton width="half" />
          </div>
        </div>
        <div className={css.button} />
      </div>
    </div>
  );
}

function ContactLinks({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const text = contact.contactText.trim();
  const name = contact.lineName.trim();
  const link = safeHttpUrl(contact.lineLink);
  const qr = safeImageUrl(contact.lineQR);
  if (!text && !name && !link && !qr) {
    return (
      <EmptyState title={t('emptyTitle')} image={<MessageCircle className={icon({ size: 'xl' })} />}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className={css.ways}>
      {text ? (
        <section className={css.card}>
          <h2 className={css.label}>{t('text')}</h2>
          <p className={css.text}>
            <ContactText>{text}</ContactText>
          </p>
        </section>
      ) : null}
      {name || link || qr ? (
        <section className={css.pouch}>
          {qr ? (
            <figure className={css.qr}>
              <div className={css.paper} data-theme="light">
                <Image src={qr} alt={t('qr')} ratio="square" fit="contain" corners="none" eager />
              </div>
              <figcaption className={css.label}>{t('scan')}</figcaption>
            </figure>
          ) : null}
          {name ? (
            <div className={css.account}>
              <span className={css.label}>{t('name')}</span>
              <strong className={css.name}>
                <TruncatedText lines={2} openable translate="no">
                  {name}
                </TruncatedText>
              </strong>
            </div>
          ) : null}
          {link ? (
            <div className={css.actions}>
              <a className={`${button()} ${css.open}`} href={link} target="_blank" rel="noopener noreferrer">
                <span>{t('open')}</span>
                <ExternalLink size="1em" />
                <VisuallyHidden>{` ${common('newTab')}`}</VisuallyHidden>
              </a>
              <div ref={provideChatPlace} className={css.chat} />
            </div>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
