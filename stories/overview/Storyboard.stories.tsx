import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { board, head, lane, laneHead, muted, step, steps, title } from './Storyboard.css';
import { StoryLink } from './StoryLink';
import { StoryPicture } from './StoryPicture';
import { lanes } from './steps';

interface StoryboardProps {
  /** The toolbar's globals, which every frame uses. */
  globals: Record<string, unknown>;
}

/** Every page and modal of the app as a real story that opens on a click. */
function Storyboard({ globals }: StoryboardProps) {
  return (
    <main className={board}>
      <header className={head}>
        <h1>Storyboard</h1>
        <p className={muted}>The whole journey, in the toolbar’s language. Click a step to open its story.</p>
      </header>
      {lanes.map(({ name, about, steps: shown }) => (
        <section key={name} className={lane} aria-labelledby={name}>
          <div className={laneHead}>
            <h2 id={name}>{name}</h2>
            <p className={muted}>{about}</p>
          </div>
          <ol className={steps}>
            {shown.map(({ name: caption, story }) => (
              <li key={story}>
                <StoryLink id={story} globals={globals} className={step}>
                  <StoryPicture id={story} globals={globals} />
                  <span className={title}>{caption}</span>
                </StoryLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

const meta = preview.meta({
  title: 'Storyboard',
  tags: ['!autodocs'],
  // The storyboard is wider than the phone viewport of stories. Its frames have their own screenshots.
  globals: { viewport: { value: '100pct-100pct' } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

export const Board = meta.story({
  name: 'Storyboard',
  render: (_, { globals }) => <Storyboard globals={globals} />,
});

Board.test('links each step to its story', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.match(/story\/([^&]+)/)?.[1]);
  await expect(links).toEqual(lanes.flatMap((item) => item.steps.map(({ story }) => story)));
});
