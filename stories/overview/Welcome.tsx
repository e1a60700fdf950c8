import { storyAddress } from '#.storybook/addresses';
import { Linked, type LinkedText } from './Linked';
import { links } from './links';
import * as css from './Welcome.css';

/** The tasks of this page in one line each. `<name>words</name>` is a link of `links.ts`, or code. */
const tasks: readonly (readonly [task: string, how: LinkedText])[] = [
  [
    'Find a state',
    'Press <code>/</code> and type words such as “withdraw refused”, or click it on the <storyboard>Storyboard</storyboard>.',
  ],
  ['Change the language', 'Globe in the toolbar: ไทย, ລາວ, English, or longer “Pseudo” text that shows what gets cut.'],
  ['Compare three languages', '“All three” in the same menu shows them side by side and scrolls them together.'],
  ['Change the market', 'Thai or Lao: bank rules, phone rules and currency.'],
  [
    'Change the theme and size',
    'Light, dark, or as in the app; 320, 360 and 390 px, a desktop, text at 200 %. <code>F</code> shows the story alone.',
  ],
  ['Change the data', 'The scenario menu: a new member, a wealthy one, a closed site, slow responses and more.'],
  ['Share a link', 'Copy the address: it holds the story and the toolbar’s settings.'],
  [
    'Look up',
    '<colours>Colours</colours>, <type>type</type>, <spacing>spacing</spacing>, <icons>icons</icons>, <copy>UI copy</copy>, <errors>every error code</errors>, <calls>the API</calls>.',
  ],
  ['Run the screenshots', '<code>npm run screenshots</code>; <code>docs/screenshots.md</code> says more.'],
  ['See the tests', 'Sidebar filter, “Tests”: each story lists what is checked on it.'],
];

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The first page of Storybook. */
export function Welcome() {
  return (
    <div className={css.page} data-theme={isDark ? 'dark' : 'light'}>
      <h1>Welcome to the kapao Storybook</h1>
      <p>
        Every page, modal and component in every state, in Thai, Lao and English. It is the real product on a mock
        backend. Start with{' '}
        <a href={storyAddress(links.home)} target="_top">
          home
        </a>{' '}
        or{' '}
        <a href={storyAddress(links.deposit)} target="_top">
          deposit
        </a>
        .
      </p>
      <dl className={css.rows}>
        {tasks.map(([task, how]) => (
          <div key={task} className={css.row}>
            <dt>{task}</dt>
            <dd>
              <Linked text={how} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
