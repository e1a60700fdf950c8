import type { ChatMessage } from '@/api/calls/chat';
import type { Chat } from '@/chat/store/chat';
import { isSameMessage } from '@/chat/store/conversation';

/** The actions of messages. All rows share the same functions, so a row renders only when its message changes. */
export interface MessageActions {
  text: (text: string) => void;
  postback: (title: string, payload: string) => void;
  resend: (id: string) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
}

/** Taps that send the same message within this time (ms) count as one tap. */
const tapsMs = 3000;

/**
 * Returns the actions. A button's message is not sent again while it is in flight or within `tapsMs`. `focusField` moves
 * the focus to the text field after an action whose button leaves the page.
 */
export function getActions(chat: Chat, focusField: () => void): MessageActions {
  let last: { message: ChatMessage; time: number } | undefined;
  const sendOnce = (message: ChatMessage, send: () => void) => {
    const now = performance.now();
    const isUnderWay = chat
      .view()
      .rows.some(
        ({ outgoing, delivery }) => delivery === 'sending' && outgoing && isSameMessage(outgoing.message, message),
      );
    const isAgain = last && now - last.time < tapsMs && isSameMessage(last.message, message);
    if (isUnderWay || isAgain) return;
    last = { message, time: now };
    send();
  };
  const andFocus = (act: (id: string) => void) => (id: string) => {
    act(id);
    focusField();
  };
  return {
    resend: andFocus(chat.resend),
    remove: andFocus(chat.remove),
    cancel: andFocus(chat.cancel),
    text: (message) => sendOnce({ message_type: 'text', payload: { message } }, () => chat.sendText(message)),
    postback: (title, payload) =>
      sendOnce({ message_type: 'postback', payload: { title, payload } }, () => chat.sendPostback(title, payload)),
  };
}
