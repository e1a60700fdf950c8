import type { ReactNode } from 'react';
import { storyAddress } from '#.storybook/addresses';
import { exampleSearch, links, screens } from './links';
import { StoryLink } from './StoryLink';
import { StoryPicture } from './StoryPicture';
import * as css from './Welcome.css';

function Link({ to, children }: { to: keyof typeof links; children: ReactNode }) {
  return (
    <a href={storyAddress(links[to])} target="_top">
      {children}
    </a>
  );
}

/** The tasks of a reviewer, one line each. */
const tasks: Readonly<Record<string, ReactNode>> = {
  'Find a state': (
    <>
      Press <code>Ctrl K</code> (<code>⌘ K</code>) and type words such as “{exampleSearch}”, or click it on the{' '}
      <Link to="storyboard">storyboard</Link>.
    </>
  ),
  'Compare three languages': 'Globe in the toolbar, “Three languages”: side by side, scrolled together.',
  'Change the language': 'The same menu: ไทย, ລາວ, English, or longer “Pseudo” text that shows what gets cut.',
  'Change the market': 'Thai or Lao: bank rules, phone rules and currency.',
  'Change theme and size': (
    <>
      Light, dark, or as in the app; 320, 360 and 390 px, desktop; text at 200 %. <code>F</code> shows the story alone.
    </>
  ),
  'Change the data': 'The scenario menu: a new member, a wealthy one, a closed site, slow responses and more.',
  'Share a link': 'Copy the address: it holds the story and the toolbar’s settings.',
  'Look up': (
    <>
      <Link to="colours">Colours</Link>, <Link to="type">type</Link>, <Link to="spacing">spacing</Link>,{' '}
      <Link to="icons">icons</Link>, <Link to="copy">UI copy</Link>, <Link to="errors">every error code</Link>.
    </>
  ),
  'See what changed': (
    <>
      Chromatic compares the screenshots of each push: <code>docs/screenshots.md</code>.
    </>
  ),
  'See what is tested': 'Sidebar filter, “Tests”: each story lists what is checked on it.',
};

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The first page of Storybook. */
export function Welcome() {
  return (
    <div className={css.start} data-theme={isDark ? 'dark' : 'light'}>
      <h1>Welcome to the kapao Storybook</h1>
      <p>
        Every page, modal and component in every state, in Thai, Lao and English. It is the real product on a mock
        backend. Start with <Link to="home">home</Link> or <Link to="deposit">deposit</Link>.
      </p>
      <ul className={css.screens} aria-label="Screens">
        {Object.entries(screens).map(([name, id]) => (
          <li key={id}>
            <StoryLink id={id} className={css.screen}>
              <StoryPicture id={id} globals={{}} size={name === 'Desktop' ? 'desktop' : 'small'} />
              {name}
            </StoryLink>
          </li>
        ))}
      </ul>
      <dl className={css.rows}>
        {Object.entries(tasks).map(([task, how]) => (
          <div key={task} className={css.row}>
            <dt>{task}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
