import { chatPrefix, historyOf, markRead, receiveMessage } from '../rules/chat';
import { keepChatFile } from '../rules/chatFile';
import type { HandlersOf } from './handler';

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

export const chat = {
  getChatConfig: () => ({ PREFIX: chatPrefix }),
  sendMessage: ({ world, member, body }) => receiveMessage(world, member, body),
  getHistory: ({ world, member, body: { limit, skip, ...owner } }) => historyOf(world, member, owner, limit, skip),
  uploadImage: async ({ world, body }) => ({ path: keepChatFile(world, 'image', await bytesOf(body.file)) }),
  uploadVideo: async ({ world, body }) => ({ path: keepChatFile(world, 'video', await bytesOf(body.file)) }),
  markRead: ({ world, member, body }) => {
    markRead(world, member, body);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/chat')>;
