import { createStore } from '@/lib/store';

/** Opens the chat. The chat adds a prepared text to its input, and the member decides whether to send the text. */
type OpenChat = (prepared?: string) => void;

const chat = createStore<OpenChat | undefined>(undefined);

/**
 * Sets the function that opens the chat, or `undefined` if there is no chat. `ChatWidget` calls this function on
 * mounting and unmounting. Without a chat, support links lead to the contact page.
 */
export const provideChat = chat.setState;

/** Returns the function that opens the chat, or undefined if there is no chat. */
export const chatOpener = chat.getState;

export const onChatOpener = chat.subscribe;
