import { useTranslation } from 'react-i18next';
import type { ChatCard } from '@/api/calls/chat';
import type { MessageActions } from '@/chat/ui/messageActions';
import { Image } from '@/components/Image/Image';
import { detectLang } from '@/i18n/detectLang';
import { cutText } from '@/lib/cutText';
import { safeImageUrl } from '@/lib/url';
import { Buttons } from './Buttons';
import * as css from './messages.css';

/** The maximum number of cards; real messages have fewer. */
const maxCards = 20;

interface CardsProps {
  cards: readonly ChatCard[];
  actions: Pick<MessageActions, 'text' | 'postback'>;
}

/** Shows cards with image, title, subtitle and buttons. Several cards are side by side and scroll. */
export function Cards({ cards, actions }: CardsProps) {
  const { t } = useTranslation('chat');
  return (
    <ul
      className={css.cards}
      role="list"
      aria-label={t('cards')}
      data-slides
      // A scrollable element must be reachable by keyboard.
      {...(cards.length > 1 ? { tabIndex: 0 } : {})}
    >
      {cards.slice(0, maxCards).map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one message never change
        <li key={index} className={css.card}>
          <Image src={safeImageUrl(card.image_url)} alt="" ratio="wide" corners="none" />
          <div className={css.cardBody}>
            <p className={css.cardTitle} dir="auto" lang={detectLang(card.title)}>
              {cutText(card.title, 500)}
            </p>
            {card.subtitle ? (
              <p className={css.cardText} dir="auto" lang={detectLang(card.subtitle)}>
                {cutText(card.subtitle, 1000)}
              </p>
            ) : null}
            <div className={css.cardButtons}>
              <Buttons buttons={card.buttons} actions={actions} of={cutText(card.title, 100) || String(index + 1)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
