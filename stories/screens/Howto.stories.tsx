import { LocationProbe, shownLocation } from '@stories/app/location';
import { page, ScreenLayout } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { playSilently, videoUrl } from '@stories/video';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';
import { howtoTopics } from '@/lib/howtoTopics';
import { overrideSettings } from '@/lib/settings';
import { howtoView } from '@/modals/Howto/view';
import { HowtoScreen } from '@/screens/Howto/HowtoScreen';

function HowtoRoute() {
  return (
    <ScreenLayout>
      <LocationProbe />
      <HowtoScreen />
    </ScreenLayout>
  );
}

const meta = preview.meta({
  component: HowtoRoute,
  title: 'How-to',
  parameters: {
    layout: 'fullscreen',
    route: '/howto',
    modals: { howto: howtoView },
    docs: {
      description: {
        component:
          'Five help topics, each with a video and its steps as text. The text says everything that the video ' +
          'shows.',
      },
    },
  },
});

/**
 * Returns a `beforeEach` that sets the base address of the operator's videos, and restores the setting after the story.
 */
const withVideos = (base: string) => () => {
  const before = settings.howtoVideos;
  overrideSettings({ howtoVideos: base });
  return () => overrideSettings({ howtoVideos: before });
};
const guide = (topic: string) => ({ parameters: { route: `/howto?modal=howto:${topic}` } });

export const Default = meta.story({ name: 'All five topics' });
export const Wallet = meta.story({ name: 'Topic: deposit and withdraw', ...guide('wallet') });
export const Play = meta.story({ name: 'Topic: play', ...guide('play') });
export const Balance = meta.story({ name: 'Topic: balance', ...guide('balance') });
export const Bonus = meta.story({ name: 'Topic: bonus', ...guide('bonus') });
export const BonusCancel = meta.story({ name: 'Topic: cancel a bonus', ...guide('bonusCancel') });
export const UnknownGuide = meta.story({ name: 'Unknown topic', ...guide('nothing') });
export const VideoBroken = meta.story({
  name: 'Failed: the video, only its steps',
  tags: ['no-screenshot'],
  ...guide('wallet'),
  beforeEach: withVideos('/no-such-folder'),
});
export const NoVideos = meta.story({ name: 'All five topics, without videos', beforeEach: withVideos('') });
export const Saving = meta.story({
  name: 'Topic without a video (data saver)',
  ...guide('wallet'),
  beforeEach: withVideos(''),
});
/**
 * The base address ends in `#`, so every file name becomes its fragment and every request loads the sample video. The
 * video plays; poster and captions fail.
 */
export const VideoPlays = meta.story({
  name: 'Topic with a video that plays',
  tags: ['no-screenshot'],
  ...guide('wallet'),
  beforeEach: async () => withVideos(`${await videoUrl()}#`)(),
  play: async () => {
    await waitFor(() => expect(document.querySelector('video')?.readyState).toBeGreaterThan(0));
  },
});

export const Desktop = meta.story({
  name: 'Desktop: a guide over the list',
  ...guide('wallet'),
  globals: { viewport: { value: 'desktop' } },
});
Desktop.test('opens the guide as a modal at every width', async () => {
  const dialog = await screen.findByRole('dialog', { name: getTitle('wallet') });
  await expect(dialog.matches(':modal')).toBe(true);
});

const getTitle = (topic: (typeof howtoTopics)[number]) => i18n.t(`howto:topic.${topic}.title`);

Default.test('opens each of the five topics at its own address and closes it again', async ({ userEvent }) => {
  await expect(page().getAllByRole('listitem')).toHaveLength(5);
  for (const topic of howtoTopics) {
    // Use `element.click()`, because the `act()` of user-event drops an update that waits for a chunk.
    (await screen.findByRole('button', { name: new RegExp(getTitle(topic)) })).click();
    const dialog = await screen.findByRole('dialog', { name: getTitle(topic) });
    await expect(shownLocation.search).toBe(`?modal=howto%3A${topic}`);
    await expect(dialog.querySelectorAll('ol > li')).toHaveLength(4);
    await expect(dialog.querySelector('video')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownLocation.search).toBe('');
  }
});
UnknownGuide.test('shows that there is no such guide', async () => {
  await screen.findByText(i18n.t('howto:unknown'));
});
VideoBroken.test('falls back to the steps, and explains it', async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByText(i18n.t('howto:failed'))).toBeVisible());
  await expect(dialog.querySelector('video')).toBeNull();
  await expect(dialog.querySelectorAll('ol > li')).toHaveLength(4);
});
VideoPlays.test('plays above its steps, and stops when the member leaves', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  const video = dialog.querySelector('video') as HTMLVideoElement;
  await expect(dialog.querySelectorAll('ol > li')).toHaveLength(4);
  video.loop = true;
  await playSilently(video);
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
  await expect(screen.queryByText(i18n.t('howto:failed'))).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(video.paused).toBe(true);
});
Default.test('is heard as before', inEnglish, heardAsBefore);
