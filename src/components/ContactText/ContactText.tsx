import { useTranslation } from 'react-i18next';
import { link } from '@/components/TextLink/TextLink.css';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { contactParts } from '@/lib/contactLinks';

interface ContactTextProps {
  /** Plain text of the team. It is never interpreted as markup. */
  children: string;
  /** Class of the links. Default: the look of `TextLink`. */
  linkClass?: string;
}

/** Shows a plain text with its web addresses, mail addresses and phone numbers as links. */
export function ContactText({ children, linkClass = link }: ContactTextProps) {
  return contactParts(children).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes only as a whole
      <ContactLink key={index} href={href} className={linkClass}>
        {text}
      </ContactLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{text}</span>
    ),
  );
}

function ContactLink({ href, className, children }: { href: string; className: string; children: string }) {
  const { t } = useTranslation('common');
  const text = <span translate="no">{children}</span>;
  if (!href.startsWith('http')) {
    return (
      <a href={href} className={className}>
        {text}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
    </a>
  );
}
