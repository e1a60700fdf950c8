import { chatPrefix, historyOf, markRead, receiveMessage } from '../rules/chat';
import { keepChatFile } from '../rules/chatFile';
import type { HandlersOf } from './handler';

export const chat = {
  getChatConfig: () => ({ PREFIX: chatPrefix }),
  sendMessage: ({ world, member, body }) => receiveMessage(world, member, body),
  getHistory: ({ world, member, body: { limit, skip, ...owner } }) => historyOf(world, member, owner, limit, skip),
  uploadImage: ({ world, file }) => ({ path: keepChatFile(world, 'image', file.bytes) }),
  uploadVideo: ({ world, file }) => ({ path: keepChatFile(world, 'video', file.bytes) }),
  markRead: ({ world, member, body }) => {
    markRead(world, member, body);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/chat')>;
