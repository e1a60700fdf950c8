import { useSyncExternalStore } from 'react';
import { chatOpener, onChatOpener } from './contactSupport';

const nobody = () => undefined;

/** Returns the function that opens the support chat, or undefined if there is no chat. */
export const useOpenChat = () => useSyncExternalStore(onChatOpener, chatOpener, nobody);
