import { useSyncExternalStore } from 'react';
import { chatOffer, onChatOffer } from './contactTeam';

const nobody = () => undefined;

/** How the chat with the team is opened; undefined while there is none. */
export const useChatOffer = () => useSyncExternalStore(onChatOffer, chatOffer, nobody);
