import { useSyncExternalStore } from 'react';
import { chatOpener, onChatOpener } from './contactSupport';

const nobody = () => undefined;

/** How the chat with the team is opened; undefined while there is none. */
export const useOpenChat = () => useSyncExternalStore(onChatOpener, chatOpener, nobody);
