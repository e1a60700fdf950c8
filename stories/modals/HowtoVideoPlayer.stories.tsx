import { playSilently, videoUrl } from '@stories/video';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentLanguage } from '@/i18n/i18n';
import { htmlLang } from '@/i18n/language';
import { HowtoVideoPlayer } from '@/modals/Howto/HowtoVideoPlayer';

const poster =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"%3E%3Crect width="160" height="90" fill="%23123f2d"/%3E%3Ccircle cx="80" cy="45" r="22" fill="%23fdb91f"/%3E%3C/svg%3E';

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:10.000\nแตะ ฝากเงิน\n')}`;

const meta = preview.meta({
  component: HowtoVideoPlayer,
  title: 'How-to video',
  parameters: {
    docs: {
      description: {
        component:
          'The video of one help topic. It never plays by itself, and where it cannot be played, the written ' +
          'steps stand alone.',
      },
    },
  },
  args: {
    title: 'ฝากเงินและถอนเงิน',
    video: { video: '', poster, captions: 'data:text/vtt,WEBVTT', elsewhere: false },
    onFail: fn(),
  },
});

/** The empty source keeps the story from loading a video. React logs a warning about the empty source. */
export const Default = meta.story({ name: 'Before it is played', tags: ['console-errors'] });
export const Missing = meta.story({
  name: 'Failed: the video cannot be loaded',
  args: {
    video: {
      video: '/no-such-folder/wallet.th.mp4',
      poster: '',
      captions: '/no-such-folder/wallet.th.vtt',
      elsewhere: true,
    },
  },
});

export const Plays = meta.story({
  name: 'A video that plays',
  loaders: [async () => ({ film: await videoUrl() })],
  render: (args, { loaded: { film: video } }) => (
    <HowtoVideoPlayer {...args} video={{ ...args.video, video: video, captions }} />
  ),
});

const player = () => document.querySelector('video') as HTMLVideoElement;

Default.test('does not autoplay, works by keyboard, and has captions in the current language', async () => {
  await expect(player().autoplay).toBe(false);
  await expect(player().controls).toBe(true);
  await expect(player()).toHaveAttribute('playsinline');
  await expect(player()).toHaveAttribute('poster', poster);
  const track = player().querySelector('track') as HTMLTrackElement;
  await expect(track.kind).toBe('captions');
  await expect(track.srclang).toBe(htmlLang(currentLanguage()));
  await expect(track.default).toBe(true);
});
Plays.test('plays on request, with its captions', async ({ args }) => {
  await waitFor(() => expect(player().readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA));
  await expect(player().paused).toBe(true);
  await playSilently(player());
  await waitFor(() => expect(player().currentTime).toBeGreaterThan(0));
  await expect(player().videoWidth).toBe(64);
  const [captionsShown] = player().textTracks;
  await waitFor(() => expect(captionsShown?.cues).toHaveLength(1));
  await expect(captionsShown?.mode).toBe('showing');
  const transcript = document.querySelector('details') as HTMLDetailsElement;
  await expect(transcript).toHaveTextContent('แตะ ฝากเงิน');
  (transcript.querySelector('summary') as HTMLElement).click();
  await expect(transcript.open).toBe(true);
  await expect(args.onFail).not.toHaveBeenCalled();
});
Missing.test('shows that the video cannot be played', async ({ args }) => {
  await waitFor(() => expect(args.onFail).toHaveBeenCalled());
  await expect(player().crossOrigin).toBe('anonymous');
});
