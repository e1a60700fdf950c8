import { keepFile } from '@mocks/rules/files';
import { getCount } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { ChatPages } from './ChatPages';
import {
  choose,
  field,
  imageFile,
  openChat,
  opener,
  openLog,
  prepareChat,
  rows,
  storedImage,
  storedVideo,
  teamSays,
  videoFile,
  visitor,
  visitorSaid,
} from './chatSteps';

const meta = preview.meta({
  component: ChatPages,
  title: 'Chat/Files',
  parameters: {
    ...visitor,
    docs: {
      description: {
        component: 'Pictures, videos and files in the chat. What cannot be sent says so before it is sent.',
      },
    },
  },
  beforeEach: prepareChat,
});

const media = (fileType: string, filePath: string, url = false) =>
  ({ message_type: 'media', payload: { message: '', url, fileType, filePath } }) as Parameters<typeof visitorSaid>[0];
type User = { userEvent: Parameters<typeof openLog>[0] };

export const Videos = meta.story({
  name: 'Videos from both sides',
  beforeEach: async () => {
    const path = await storedVideo();
    teamSays(media('video', path));
    visitorSaid(media('video', path));
  },
  play: ({ userEvent }: User) => openLog(userEvent, 3),
});
export const ByAddress = meta.story({
  name: 'A picture with a full URL',
  tags: ['no-screenshot'],
  beforeEach: async () => teamSays(media('image', location.origin + (await storedImage()), true)),
  play: ({ userEvent }: User) => openLog(userEvent, 1),
});
export const BrokenImage = meta.story({
  name: 'Failed picture: it is missing',
  beforeEach: () => teamSays(media('image', '/api/files/late.png')),
  play: async ({ userEvent }) => {
    await openLog(userEvent, 1);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(i18n.t('chat:media.open')) }));
    await screen.findByText(i18n.t('chat:media.broken'));
  },
});
export const NotSupported = meta.story({
  name: 'File not supported',
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await choose(userEvent, new File(['hello'], 'slip.png', { type: 'image/png' }));
    await screen.findByText(i18n.t('chat:file.unsupported'));
  },
});
export const TooMany = meta.story({
  name: 'More files than can be sent at once',
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    const file = await imageFile();
    await choose(userEvent, ...Array.from({ length: 12 }, () => file));
    await screen.findByText(i18n.t('chat:file.tooMany', { most: 10 }));
  },
});
export const Dropping = meta.story({
  name: 'A file is held over the panel',
  play: async ({ userEvent }) => {
    const area = await openChat(userEvent);
    drag(area, 'dragover', carried(await imageFile()));
  },
});
export const Chosen = meta.story({
  name: 'A picture and a video chosen',
  tags: ['no-screenshot'],
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await choose(userEvent, await imageFile(), videoFile());
    await screen.findByRole('button', { name: i18n.t('chat:unpick', { name: 'slip.mp4' }) });
  },
});

/** Returns the data of a drag or of the clipboard with these files. */
function carried(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
const bubbling = { bubbles: true, cancelable: true };
/** Dispatches a drag event. Returns true if the app does not prevent the default action. */
const drag = (area: Element, type: string, dataTransfer: DataTransfer) =>
  area.dispatchEvent(new DragEvent(type, { ...bubbling, dataTransfer }));
const paste = (area: Element, clipboardData: DataTransfer) =>
  area.dispatchEvent(new ClipboardEvent('paste', { ...bubbling, clipboardData }));
const chosen = () => document.querySelectorAll(`[aria-label="${i18n.t('chat:chosen')}"] > li`);

Videos.test('plays a video', async () => {
  const videos = [...document.querySelectorAll('video')];
  await expect(videos).toHaveLength(2);
  await waitFor(() => expect(videos.map(({ readyState }) => readyState > 0)).toEqual([true, true]));
});
ByAddress.test('loads a file from its address', async () => {
  await waitFor(() =>
    expect(document.querySelector<HTMLImageElement>('[role="log"] img')?.naturalWidth).toBeGreaterThan(0),
  );
});
BrokenImage.test('loads a broken image on a retry, and then its preview too', async ({ userEvent }) => {
  const { mockState } = storyBackend();
  const bytes = new Uint8Array(await (await imageFile()).arrayBuffer());
  const made = keepFile(mockState, bytes, 'image/png', 'png');
  const row = mockState.db.upload.get(made);
  if (row) mockState.db.upload.insert({ ...row, _id: '/api/files/late.png' });
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }));
  await waitFor(() => expect(document.querySelectorAll('[data-chat] img')).toHaveLength(2));
});
TooMany.test('keeps ten files, and releases them all when they are removed', async ({ userEvent }) => {
  await expect(chosen()).toHaveLength(10);
  await userEvent.click(
    screen.getAllByRole('button', { name: i18n.t('chat:unpick', { name: 'slip.png' }) })[0] as Element,
  );
  await expect(chosen()).toHaveLength(9);
  await expect(screen.getByRole('textbox')).toHaveFocus();
  await expect(screen.queryByText(i18n.t('chat:file.tooMany', { most: 10 }))).toBeNull();
});
Chosen.test('keeps the chosen file when the panel is reopened, and sends it', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await opener());
  await waitFor(() => expect(chosen()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: i18n.t('chat:send') }));
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.delivery === 'succeed').length).toBe(4));
  await expect(getCount('POST /api/chat/upload-video')).toBe(1);
  await expect(document.querySelectorAll('[role="log"] video')).toHaveLength(1);
});
Chosen.test('sends a picture that is still being checked with the others and the text', async ({ userEvent }) => {
  const late = await imageFile('late.png');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(late, { arrayBuffer: () => held.then(() => File.prototype.arrayBuffer.call(late)) });
  await choose(userEvent, late);
  await userEvent.type(await field(), 'สลิป');
  const send = screen.getByRole('button', { name: i18n.t('chat:send') });
  await userEvent.click(send);
  await userEvent.click(send);
  await expect(rows()).toHaveLength(0);
  await expect(await field()).toHaveValue('สลิป');
  release();
  await waitFor(() => expect(rows()).toHaveLength(8));
  const own = storyBackend()
    .mockState.db.chat.all()
    .map(({ conversation }) => conversation)
    .slice(-8);
  const types = own.flatMap(({ sender, message }) => (sender === 'customer' ? message.message_type : []));
  await expect(types.sort()).toEqual(['media', 'media', 'media', 'text']);
  await expect(await field()).toHaveValue('');
});

Dropping.test(
  'chooses a dropped or pasted image, and takes dropped text and pasted cells as text',
  async ({ step }) => {
    await step('chooses a dropped file; dropped text goes into the field', async () => {
      const area = await field();
      drag(area, 'drop', carried(await imageFile()));
      await waitFor(() => expect(chosen()).toHaveLength(1));
      const textTransfer = new DataTransfer();
      textTransfer.setData('text/plain', 'hello');
      await expect(drag(area, 'drop', textTransfer)).toBe(true);
    });
    await step('treats pasted cells as text and chooses a pasted image', async () => {
      const area = await field();
      const cells = carried(await imageFile());
      cells.setData('text/plain', '500\t100');
      cells.setData('text/html', '<table></table>');
      await expect(paste(area, cells)).toBe(true);
      await expect(paste(area, carried(await imageFile('other.png')))).toBe(false);
      await screen.findByRole('button', { name: i18n.t('chat:unpick', { name: 'other.png' }) });
      await expect(chosen()).toHaveLength(2);
    });
  },
);
