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
import { useOpenChat } from '@/components/SupportLink/useOpenChat';
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
  // Known before the contact arrives, so that all cards appear together.
  const openChat = useOpenChat();
  const website = safeHttpsUrl(useRead(getInfo, {}, { isStatic: true }).data?.website);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <AsyncState read={contact} failed={t('failed')} skeleton={<ContactSkeleton />}>
        {(data) => <ContactCards contact={data} openChat={openChat} website={website} />}
      </AsyncState>
      <Button
        variant="quiet"
        className={css.storageButton}
        icon={<Smartphone className={icon()} />}
        {...modalButton('storage')}
      >
        {t('kept')}
      </Button>
      <p className={css.version}>{t('version', { version: appVersion })}</p>
    </div>
  );
}

/** Shows a link to the site's website. */
function Website({ address }: { address: string }) {
  const { t } = useTranslation('contact');
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{t('website')}</h2>
      <TextLink href={address} alone className={css.website}>
        {address.replace(/^https:\/\//, '').replace(/\/$/, '')}
      </TextLink>
    </section>
  );
}

/** Opens the chat of this site. */
function SiteChat({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{t('chat.title')}</h2>
      <p className={css.label}>{t('chat.text')}</p>
      <Button className={css.open} icon={<MessageCircle className={icon()} />} onClick={onOpen}>
        {t('chat.open')}
      </Button>
    </section>
  );
}

/**
 * Shows a placeholder with the height of a complete response, so nothing below moves when the response arrives.
 * Everything in the placeholder is smaller than the lead above. So the largest contentful paint is in the prerendered
 * HTML and need not wait.
 */
function ContactSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={css.cards}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={`${css.card} ${css.wide}`}>
        <div className={`${css.label} ${css.line}`}>
          <Skeleton width="short" />
        </div>
        <div className={css.line}>
          <Skeleton width="wide" />
        </div>
      </div>
      <div className={css.appCard}>
        <div className={`${css.cardTitle} ${css.line}`}>
          <Skeleton width="half" />
        </div>
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
      <div className={css.card}>
        <div className={`${css.cardTitle} ${css.line}`}>
          <Skeleton width="half" />
        </div>
        <div className={css.website} />
      </div>
      <div className={css.reserved} aria-hidden="true" inert>
        <SiteChat onOpen={() => undefined} />
      </div>
    </div>
  );
}

interface ContactCardsProps {
  contact: Contact;
  openChat: ReturnType<typeof useOpenChat>;
  website: string | null;
}

function ContactCards({ contact, openChat, website }: ContactCardsProps) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const text = contact.contactText.trim();
  const name = contact.lineName.trim();
  const link = safeHttpUrl(contact.lineLink);
  const qr = safeImageUrl(contact.lineQR);
  return (
    <div className={css.cards}>
      {text || name || link || qr || openChat ? null : (
        <div className={css.wide}>
          <EmptyState title={t('emptyTitle')} image={<MessageCircle className={icon({ size: 'xl' })} />}>
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      {text ? (
        <section className={`${css.card} ${css.wide}`}>
          <h2 className={css.label}>{t('text')}</h2>
          <p className={css.text}>
            <ContactText>{text}</ContactText>
          </p>
        </section>
      ) : null}
      {name || link || qr ? (
        <section className={css.appCard}>
          <h2 className={css.cardTitle}>{t('app')}</h2>
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
            <a className={`${button()} ${css.open}`} href={link} target="_blank" rel="noopener noreferrer">
              <span>{t('open')}</span>
              <ExternalLink size="1em" />
              <VisuallyHidden>{` ${common('newTab')}`}</VisuallyHidden>
            </a>
          ) : null}
        </section>
      ) : null}
      {website ? <Website address={website} /> : null}
      {/* Last, because its code may arrive after the other cards, which must not move then. */}
      {openChat ? <SiteChat onOpen={() => openChat()} /> : null}
    </div>
  );
}
