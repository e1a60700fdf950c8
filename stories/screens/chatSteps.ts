import { tinyVideo } from '@mocks/art/tinyVideo';
import { getOwner, type Owner, receiveMessage, say } from '@mocks/rules/chat';
import { keepFile } from '@mocks/rules/files';
import { memberByPhone } from '@mocks/rules/member';
import { somchai } from '@mocks/scenarios/people';
import { prepareApp } from '@stories/app/app';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import type { ChatMessage } from '@/api/calls/chat';
import { getToken } from '@/app/session';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

/** `parameters` of a visitor at the how-to page, which has a chat. */
export const visitor = { scenario: 'chat-on', route: paths.howto, layout: 'fullscreen' as const };

/** `parameters` of a member at home who has written to support before. */
export const member = { scenario: 'chat-on', route: paths.home, session: true };

const guestId = 'guest-of-the-story';

/** Prepares the app and sets a known guest id, as `beforeEach` of the chat's stories. */
export async function prepareChat(): Promise<void> {
  await prepareApp();
  localStore.set(storageKeys.guestId, guestId);
}

/** Returns the owner of the story's chat room. */
function owner(): Owner {
  const { mockState } = storyBackend();
  const member = getToken() ? memberByPhone(mockState, somchai.username) : undefined;
  const found = getOwner(mockState, member, member ? { userId: member._id } : { guestId });
  if (!found) throw new Error('nobody is here');
  return found;
}

export const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

/** Sends any message from the support team. */
export const teamSays = (message: unknown, name = 'Noi'): void =>
  void say(storyBackend().mockState, owner(), message as ChatMessage, name);

/** Stores an earlier message of the visitor; the bot replies to it. */
export function visitorSaid(message: ChatMessage): void {
  const { mockState } = storyBackend();
  const { id, member } = owner();
  const who = member ? { userId: id } : { guestId: id };
  receiveMessage(mockState, member, { sender: 'customer', message, createdAt: mockState.clock.iso(), ...who });
}

/** Stores a small image as the chat does and returns its path. */
export async function storedImage(): Promise<string> {
  const bytes = new Uint8Array(await (await imageFile()).arrayBuffer());
  return keepFile(storyBackend().mockState, bytes, 'image/png', 'png');
}

/** Returns an image as a phone's file chooser does. */
export async function imageFile(name = 'slip.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 240 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, 320, 240);
  context.fillStyle = 'gold';
  context.fillRect(60, 60, 200, 120);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob), 'image/png'));
  return new File([blob], name, { type: 'image/png' });
}

/** Returns a video of less than a second, as a phone's file chooser does. */
export const videoFile = () =>
  new File([Uint8Array.from(atob(tinyVideo), (letter) => letter.charCodeAt(0))], 'slip.mp4', { type: 'video/mp4' });

/** Stores a video as the chat does and returns its path. */
export const storedVideo = async (): Promise<string> =>
  keepFile(storyBackend().mockState, new Uint8Array(await videoFile().arrayBuffer()), 'video/mp4', 'mp4');

/** Picks files by the composer's button. */
export const choose = (
  userEvent: { upload(element: HTMLElement, files: File[]): Promise<void> },
  ...files: File[]
): Promise<void> => userEvent.upload(document.querySelector('[data-chat="files"]') as HTMLElement, files);

/** Picks an image, and waits until it has been checked and can be sent. */
export async function chooseImage(userEvent: Parameters<typeof choose>[0]): Promise<void> {
  await choose(userEvent, await imageFile());
  await screen.findByRole('button', { name: i18n.t('chat:unpick', { name: 'slip.png' }) });
}

type UserEvent = { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> };

export const field = () => screen.findByRole('textbox', { name: i18n.t('chat:field') });
export const rows = () => [...document.querySelectorAll<HTMLElement>('[role="log"] [data-delivery]')];
export const opener = () => screen.findByRole('button', { name: new RegExp(`^${i18n.t('chat:title')}`) });

/** Opens the panel by its button and returns the text field. */
export async function openChat(userEvent: UserEvent): Promise<HTMLElement> {
  await userEvent.click(await opener());
  return field();
}

/** Opens the panel and waits until it shows at least `count` messages. */
export async function openLog(userEvent: UserEvent, count: number): Promise<void> {
  await openChat(userEvent);
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(count));
  // The list stays scrolled to its end while its parts load, so an earlier scroll would be undone.
  await waitForStable();
}

export async function write(userEvent: UserEvent, text: string): Promise<void> {
  await userEvent.type(await field(), `${text}{Enter}`);
}
