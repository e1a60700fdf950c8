import CodeXml from 'lucide-react/icons/code-xml';
import Contrast from 'lucide-react/icons/contrast';
import Database from 'lucide-react/icons/database';
import Globe from 'lucide-react/icons/globe';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Smartphone from 'lucide-react/icons/smartphone';
import ZoomIn from 'lucide-react/icons/zoom-in';
import type { ReactNode } from 'react';
import { storyAddress } from '#.storybook/addresses';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { LinkBuilder } from './LinkBuilder';
import { links } from './links';
import * as css from './Welcome.css';

function To({ name, children }: { name: keyof typeof links; children: ReactNode }) {
  return (
    <a href={storyAddress(links[name])} target="_top">
      {children}
    </a>
  );
}

const groups: readonly [keyof typeof links, string, string][] = [
  ['storyboard', 'Storyboard', 'The whole journey on one page. The quickest way to a screen that you know by sight.'],
  ['login', 'Screens', 'Every page with all its states: loading, empty, failed, long texts, small phones.'],
  ['deposit', 'Modals', 'What opens over a page: deposit, withdraw, transfer, games, bonuses and so on.'],
  ['button', 'Components', 'The parts: what each is for, its props, its looks, and its states under mouse and keys.'],
  ['colours', 'Foundations', 'Colours, type, space, motion, icons, words, and what every error says.'],
  ['flow', 'Flows', 'Journeys that a program plays from start to end, such as a deposit by QR.'],
  ['contract', 'Calls', 'What the site asks of its backend: each call, its codes, and the screens that make it.'],
  ['inside', 'Inside', 'For engineers: routes, session, the mock backend’s panel.'],
];

const tools: readonly [typeof Globe, string, string][] = [
  [Smartphone, 'Phone 390', 'Size of the screen: three phones and a desktop.'],
  [MousePointerClick, '', 'Forces hovered, focused, pressed or visited looks upon the whole story.'],
  [
    Globe,
    'ไทย',
    'Language: Thai, Lao, English, all three side by side, or longer, bracketed texts that show what is cut.',
  ],
  [CodeXml, 'Thai market', 'Market: bank and phone rules, the currency.'],
  [Database, 'Own scenario', 'What the mock backend holds: a new member, a rich one, a closed site, a broken line …'],
  [Contrast, 'As in the app', 'Light, dark, or as in the app: home is dark, other pages are as your device is.'],
  [ZoomIn, '100 %', 'Text at twice its size, as some members read it.'],
];

const commands: readonly [string, string][] = [
  ['npm run storybook', 'this workshop, on your machine'],
  ['npm run pictures', 'takes a picture of every story, with an index page'],
  ['npm run pictures -- --against main', 'before, after and difference of every picture that changed'],
  ['npm run sweep', 'every story in three languages: errors, accessibility, what does not fit, untranslated texts'],
  ['npm run chromatic', 'publishes the stories to Chromatic'],
  ['npm test', 'every check of the project'],
];

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The page that Storybook opens with. */
export function Welcome() {
  return (
    <div className={css.page} lang="en" data-theme={isDark ? 'dark' : 'light'}>
      <header className={css.hero}>
        <Pouch size={7} />
        <div className={css.heroWords}>
          <h1 className={css.heroTitle}>Welcome to kapao’s workshop</h1>
          <p>
            Every page, modal and part of the wallet, in every state, in Thai, Lao and English. All of it is the real
            product, with a backend that only pretends.
          </p>
        </div>
      </header>

      <section className={css.cards}>
        <div className={css.card}>
          <h3>You design</h3>
          <p>
            Look at the journey on the <To name="storyboard">Storyboard</To>, then at <To name="colours">colours</To>,{' '}
            <To name="type">type</To>, <To name="icons">icons</To> and <To name="words">words</To>. A part such as the{' '}
            <To name="button">button</To> tells what it is for.
          </p>
        </div>
        <div className={css.card}>
          <h3>You test</h3>
          <p>
            Each modal lists its states, such as <To name="withdraw">withdraw</To>. The{' '}
            <To name="errors">error catalogue</To> has every code, what it says and how to get it. The toolbar’s
            scenario changes what the backend holds.
          </p>
        </div>
        <div className={css.card}>
          <h3>You build</h3>
          <p>
            README.md says where everything is, CONTRIBUTING.md how it works and how to add to it. The calls are listed
            in <code>contract/CALLS.md</code>, their codes in <code>mocks/CODES.md</code>; how they behave is in{' '}
            <To name="inside">Inside</To>.
          </p>
        </div>
      </section>

      <section>
        <h2>What is where</h2>
        <dl className={css.rows}>
          {groups.map(([name, title, about]) => (
            <div key={title} className={css.row}>
              <dt>
                <To name={name}>{title}</To>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <p className={css.muted}>
          Press <code>/</code> and type a name to search. Press <code>S</code> to hide the sidebar, <code>A</code> for
          what lies below the story.
        </p>
      </section>

      <section>
        <h2>The toolbar</h2>
        <dl className={css.rows}>
          {tools.map(([Icon, title, about]) => (
            <div key={about} className={css.row}>
              <dt>
                <span className={css.tool}>
                  <Icon className={icon({ size: 'sm' })} />
                  {title}
                </span>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section>
        <h2>Send somebody a link</h2>
        <p className={css.muted}>
          What the toolbar says is part of the address. Copy it from the address bar, or put one together:
        </p>
        <LinkBuilder />
      </section>

      <section>
        <h2>Commands</h2>
        <dl className={css.rows}>
          {commands.map(([command, about]) => (
            <div key={command} className={css.row}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
