/** Opens the chat. A prepared text is put into its input, and the member decides whether to send it. */
type OpenChat = (prepared?: string) => void;

let openChat: OpenChat | undefined;
const listeners = new Set<() => void>();

/**
 * Sets the function that opens the chat. The chat calls this when it becomes available. Without a chat, support links
 * lead to the contact page.
 */
export function provideChat(open: OpenChat | undefined): void {
  openChat = open;
  for (const listener of [...listeners]) listener();
}

/** Returns the function that opens the chat, or undefined if there is no chat. */
export const chatOpener = (): OpenChat | undefined => openChat;

export function onChatOpener(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
