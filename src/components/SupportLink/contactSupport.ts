/** Opens the chat; a text that is prepared waits in its field until the member sends it. */
type OpenChat = (prepared?: string) => void;

let openChat: OpenChat | undefined;
const listeners = new Set<() => void>();

/** The chat says that it is there, and how it is opened; without it words that name the team lead to the contact page. */
export function provideChat(open: OpenChat | undefined): void {
  openChat = open;
  for (const listener of [...listeners]) listener();
}

/** Opens the chat with the team; undefined while there is none. */
export const chatOpener = (): OpenChat | undefined => openChat;

export function onChatOpener(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
