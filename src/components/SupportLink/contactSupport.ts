import { createStore } from '@/lib/store';

/** Opens the chat. With a prepared text, the chat puts it into the input, and the member decides whether to send it. */
type OpenChat = (prepared?: string) => void;

const chat = createStore<OpenChat | undefined>(undefined);

/**
 * Sets the function that opens the chat. The chat calls this when it becomes available. Without a chat, support links
 * lead to the contact page.
 */
export const provideChat = chat.setState;

/** Returns the function that opens the chat, or undefined if there is no chat. */
export const chatOpener = chat.getState;

export const onChatOpener = chat.subscribe;
