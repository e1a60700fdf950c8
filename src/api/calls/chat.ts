import * as v from 'valibot';
import { defineCall } from './call';
import { done, essential, isoDate } from './shapes';

const chatButtonSchema = v.object({
  title: v.string(),
  /** `web` opens an address, `call` a phone number, `postback` sends its data, `text` its title. */
  type: v.picklist(['web', 'call', 'postback', 'text']),
  /** Address, phone number or data that the button sends, by `type`. */
  payload: v.string(),
});
/**
 * `payload` is an address (`web`), a phone number (`call`) or the data that a `postback` button sends with its title. A
 * `text` button sends only its title.
 */
export type MessageButton = v.InferOutput<typeof chatButtonSchema>;

const chatCardSchema = v.object({
  /** Address of the card’s picture. */
  image_url: v.string(),
  title: v.string(),
  /** Second line of the card. */
  subtitle: v.string(),
  /** Buttons of the card. */
  buttons: v.array(chatButtonSchema),
});
export type ChatCard = v.InferOutput<typeof chatCardSchema>;

const textPayload = v.object({
  /** Text of the message, 1 to 2,000 characters. */
  message: v.string(),
});
const buttonsPayload = v.object({
  /** Text of the message, 1 to 2,000 characters. */
  message: v.string(),
  /** Buttons below the text. */
  buttons: v.array(chatButtonSchema),
});

export const chatMessageSchema = v.variant('message_type', [
  v.object({ message_type: v.literal('text'), payload: textPayload }),
  v.object({ message_type: v.literal('buttons'), payload: buttonsPayload }),
  v.object({ message_type: v.literal('quick_replies'), payload: buttonsPayload }),
  v.object({
    message_type: v.literal('generic'),
    payload: v.object({
      /** Cards beside each other. */
      elements: v.array(chatCardSchema),
    }),
  }),
  v.object({
    message_type: v.literal('postback'),
    payload: v.object({
      title: v.string(),
      /** Data of the button that was tapped. */
      payload: v.string(),
    }),
  }),
  v.object({
    message_type: v.literal('media'),
    payload: v.object({
      /** Text of the message, 1 to 2,000 characters. */
      message: v.string(),
      /** True if `filePath` is a full address. */
      url: v.boolean(),
      /** Form in which the file is shown. */
      fileType: v.picklist(['image', 'video', 'file']),
      /** Path of the upload, or a full address if `url` is true. */
      filePath: v.string(),
    }),
  }),
  v.object({ message_type: v.literal('unknown'), payload: v.optional(v.unknown()) }),
]);
/** An unlisted `message_type` is read as `unknown`. In media, `url` is true if `filePath` is a full address. */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

const text = v.nullish(v.string());

export const conversationSchema = v.object({
  /** `customer` for a member or guest; anything else is support. */
  sender: v.string(),
  /** The message. */
  message: chatMessageSchema,
  /** Time under which the message is stored. Each message has its own. */
  createdAt: isoDate,
  /** One value for a conversation, then a dot and a part for the message. The same value again is the same message. */
  session_id: text,
  userId: text,
  guestId: text,
  /** Phone number of the sender, if it is known. */
  username: text,
  /** Name of the sender, if it is known. */
  name: text,
  /** Version, language and page of the app, always sent. */
  deviceToken: text,
});
/**
 * One chat message. The `sender` of a member's or guest's message is `customer`. Exactly one of `userId` and `guestId`
 * is set.
 */
export type Conversation = v.InferOutput<typeof conversationSchema>;

const owner = { userId: text, guestId: text };

/**
 * Returns the prefix of chat rooms.
 *
 * The name of a realtime room is `PREFIX` followed by `userId` or `guestId`.
 *
 * Sent: When the chat opens.
 */
export const getChatConfig = defineCall('GET', '/api/chat/config', {
  auth: 'public',
  response: v.object({ PREFIX: essential }),
});

/**
 * Sends a chat message.
 *
 * Returns the ISO timestamp of the stored message. Send messages one after another, because the client drops a second
 * message while the first is in flight.
 *
 * Sent: When the member or guest sends a text, a button or an uploaded file. A refused message stays with “send
 * again”.
 */
export const sendMessage = defineCall('POST', '/api/chat/send-message', {
  auth: 'public',
  request: conversationSchema,
  response: isoDate,
});

/**
 * Returns chat messages, newest first.
 *
 * Sent: When the chat opens, when older messages are scrolled to, and after a lost connection. A failed read is tried
 * again.
 */
export const getHistory = defineCall('POST', '/api/chat/history', {
  auth: 'public',
  kind: 'read',
  request: v.object({
    ...owner,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    skip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  response: v.array(conversationSchema),
});

/**
 * Uploads a picture to the chat.
 *
 * Accepts png, jpeg and gif files up to 10 MB.
 *
 * Sent: Before the message with the picture is sent.
 */
export const uploadImage = defineCall('POST', '/api/chat/upload-image', {
  auth: 'public',
  multipart: true,
  request: v.object({ file: v.file() }),
  response: v.object({ path: essential }),
});

/**
 * Uploads a video to the chat.
 *
 * Accepts mp4 and quicktime files up to 20 MB.
 *
 * Sent: Before the message with the video is sent.
 */
export const uploadVideo = defineCall('POST', '/api/chat/upload-video', {
  auth: 'public',
  multipart: true,
  request: v.object({ file: v.file() }),
  response: v.object({ path: essential }),
});

/**
 * Marks the chat as read.
 *
 * Sent: When new messages are visible. A refusal is not shown.
 */
export const markRead = defineCall('PUT', '/api/chat/read-customer/', {
  auth: 'public',
  request: v.object(owner),
  response: done,
});
