import { StoryFrame } from '@stories/overview/StoryFrame';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const getAddress = (screen: string) => `*/screenshots/${screen}/default.th-phone.png`;

const meta = preview.meta({
  tags: ['internal'],
  title: 'Story frame',
  component: StoryFrame,
  args: { id: 'screens-login--default', globals: {}, isEmpty: false },
  render: (args) => (
    <a href="#story">
      <StoryFrame {...args} />
      <span>Login</span>
    </a>
  ),
});

export const WithScreenshot = meta.story({
  name: 'With a screenshot of the last run',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(getAddress('screens-login'), () =>
        HttpResponse.arrayBuffer(Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0)).buffer, {
          headers: { 'content-type': 'image/png' },
        }),
      ),
    ),
});
export const WithoutScreenshot = meta.story({
  name: 'Without a screenshot',
  // Another story than above, because the browser keeps that screenshot in memory.
  args: { id: 'screens-register--default' },
  beforeEach: ({ msw }) =>
    msw.use(http.get(getAddress('screens-register'), () => new HttpResponse(null, { status: 404 }))),
});
export const Empty = meta.story({ name: 'In a screenshot tool', args: { isEmpty: true } });

const image = (canvas: HTMLElement) => canvas.querySelector('img');
const frame = (canvas: HTMLElement) => canvas.querySelector('iframe');

WithScreenshot.test(
  'shows the screenshot until a key reaches the link of the story',
  async ({ canvasElement, userEvent }) => {
    // Shows the screenshot until the story is wanted.
    await waitFor(() => expect(image(canvasElement)?.naturalWidth).toBe(1));
    await expect(frame(canvasElement)).toBeNull();

    // Loads the story when a key reaches its link.
    await userEvent.tab();
    await waitFor(() => expect(frame(canvasElement)?.src).toMatch(/id=screens-login--default/));
    await expect(frame(canvasElement)).toHaveAttribute('inert');
    await expect(image(canvasElement)).toBeVisible();
  },
);

WithScreenshot.test('loads the story when a mouse hovers over it', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.hover(canvas.getByRole('link'));
  await waitFor(() => expect(frame(canvasElement)).toBeInTheDocument());
});
WithScreenshot.test('shows no screenshot of other globals', async ({ canvasElement, mount }) => {
  await mount(<StoryFrame id="screens-login--default" globals={{ market: 'la' }} isEmpty={false} />);
  await expect(image(canvasElement)).toBeNull();
});
WithoutScreenshot.test('loads the story when it is in view', async ({ canvasElement }) => {
  await waitFor(() => expect(frame(canvasElement)).toBeInTheDocument());
  await expect(image(canvasElement)).toBeNull();
});
Empty.test('loads nothing', async ({ canvasElement }) => {
  await expect(image(canvasElement)).toBeNull();
  await expect(frame(canvasElement)).toBeNull();
});
