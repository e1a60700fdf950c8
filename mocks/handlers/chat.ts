import { chatPrefix, getChatHistory, markRead, receiveMessage } from '../rules/chat';
import { keepChatFile } from '../rules/chatFile';
import type { HandlersOf } from './handler';

export const chat = {
  getChatConfig: () => ({ PREFIX: chatPrefix }),
  sendMessage: ({ mockState, member, body }) => receiveMessage(mockState, member, body),
  getHistory: ({ mockState, member, body: { limit, skip, ...owner } }) =>
    getChatHistory(mockState, member, owner, limit, skip),
  uploadImage: ({ mockState, file }) => ({ path: keepChatFile(mockState, 'image', file.bytes) }),
  uploadVideo: ({ mockState, file }) => ({ path: keepChatFile(mockState, 'video', file.bytes) }),
  markRead: ({ mockState, member, body }) => {
    markRead(mockState, member, body);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/chat')>;
