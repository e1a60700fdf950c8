import type { ChatMessage } from '@/api/calls/chat';
import type { Chat } from '@/chat/store/chat';
import { sameMessage } from '@/chat/store/conversation';

/** What can be done with a message; the same for all rows, so that a row is rendered only when it changes. */
export interface MessageActions {
  text: (text: string) => void;
  postback: (title: string, payload: string) => void;
  resend: (id: string) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
}

/** Taps on one button within this time are one tap. */
const tapsMs = 3000;

/** What the buttons in messages say is said once: not again while it is on its way, or by a nervous finger. */
export function actionsOf(chat: Chat): MessageActions {
  let last: { message: ChatMessage; at: number } | undefined;
  const once = (message: ChatMessage, say: () => void) => {
    const at = performance.now();
    const isUnderWay = chat
      .view()
      .rows.some(
        ({ outgoing, delivery }) => delivery === 'sending' && outgoing && sameMessage(outgoing.message, message),
      );
    const isAgain = last && at - last.at < tapsMs && sameMessage(last.message, message);
    if (isUnderWay || isAgain) return;
    last = { message, at };
    say();
  };
  return {
    ...chat,
    text: (message) => once({ message_type: 'text', payload: { message } }, () => chat.sendText(message)),
    postback: (title, payload) =>
      once({ message_type: 'postback', payload: { title, payload } }, () => chat.sendPostback(title, payload)),
  };
}
