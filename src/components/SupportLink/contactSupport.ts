/** Opens the chat. A prepared text waits in its input until the member sends it. */
type OpenChat = (prepared?: string) => void;

let openChat: OpenChat | undefined;
const listeners = new Set<() => void>();

/**
 * Called by the chat when it becomes available, with the function that opens it. Without a chat, support links lead to
 * the contact page.
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
