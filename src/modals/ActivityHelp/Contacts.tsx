import { useTranslation } from 'react-i18next';
import { type Contact, getContact } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { ContactText } from '@/components/ContactText/ContactText';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { safeHttpUrl } from '@/lib/url';
import * as css from './ActivityHelpModal.css';

/** The site's contacts, as the backend returns them. The contact QR code is only on the contact page. */
export function Contacts() {
  const { t } = useTranslation('contact');
  const contact = useRead(getContact);
  return (
    <AsyncState read={{ ...contact, isSilent: true }} failed={t('failed')} skeleton={<SkeletonText lines={3} />}>
      {(contact) => <ContactLinks contact={contact} />}
    </AsyncState>
  );
}

function ContactLinks({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact');
  const { t: help } = useTranslation('activityHelp');
  const text = contact.contactText.trim();
  const name = contact.lineName.trim();
  const link = safeHttpUrl(contact.lineLink);
  if (!text && !name && !link && !contact.lineQR) return <p>{t('emptyTitle')}</p>;
  return (
    <>
      {text ? (
        <p className={css.contact}>
          <ContactText>{text}</ContactText>
        </p>
      ) : null}
      {name ? (
        <p className={css.contact}>
          <span>{t('name')}</span> <strong translate="no">{name}</strong>
        </p>
      ) : null}
      {link ? (
        <TextLink href={link} alone>
          {t('open')}
        </TextLink>
      ) : null}
      <TextLink to={paths.memberContact} alone>
        {help('contacts.page')}
      </TextLink>
    </>
  );
}
