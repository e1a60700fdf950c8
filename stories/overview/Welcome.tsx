import { say, type Text } from '@stories/words/words';
import CodeXml from 'lucide-react/icons/code-xml';
import Contrast from 'lucide-react/icons/contrast';
import Database from 'lucide-react/icons/database';
import Globe from 'lucide-react/icons/globe';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Smartphone from 'lucide-react/icons/smartphone';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { storyAddress } from '#.storybook/addresses';
import { translateTool } from '#.storybook/toolbar';
import { setUiLocale, uiLang, uiLocale, uiLocales } from '#.storybook/uiLocale';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { htmlLang, languages } from '@/i18n/language';
import { Finder } from './Finder';
import { LinkBuilder } from './LinkBuilder';
import { Linked, type LinkedText } from './Linked';
import { links } from './links';
import * as css from './Welcome.css';

const groups: readonly [keyof typeof links, Text, Text][] = [
  ['storyboard', 'Storyboard', 'The whole journey on one page: the quickest way to a screen that you know by sight.'],
  ['login', 'Screens', 'Every page with all its states: loading, empty, failed, long texts, small phones.'],
  ['deposit', 'Modals', 'What opens over a page: deposit, withdraw, transfer, games, bonuses and more.'],
  [
    'button',
    'Components',
    'The components: what each is for, its props, how it looks, and its mouse and keyboard states.',
  ],
  ['colours', 'Foundations', 'Colours, type, spacing, motion, icons, UI copy and every error message.'],
  ['flow', 'Flows', 'Journeys played automatically from start to finish, such as a QR deposit.'],
  ['contract', 'Calls', 'The calls from the site to its backend: each call, its codes and the screens that make it.'],
  ['internals', 'Internals', 'For engineers: routes, session, the mock backend’s panel.'],
];

const tools: readonly [typeof Globe, string, Text][] = [
  [Smartphone, translateTool('Phone 390'), 'Size of the screen: three phones and a desktop.'],
  [MousePointerClick, '', 'Forces hover, focus, pressed or visited styles on the whole story.'],
  [
    Globe,
    'ไทย',
    'Language: Thai, Lao, English, all three side by side, or longer bracketed text that shows what gets cut off.',
  ],
  [CodeXml, translateTool('Thai market'), 'Market: bank rules, phone rules and currency.'],
  [
    Database,
    translateTool('Own scenario'),
    'The data of the mock backend: a new member, a rich one, a closed site, a lost connection…',
  ],
  [
    Contrast,
    translateTool('As in the app'),
    'Light, dark, or as in the app: home is dark, other pages follow your device.',
  ],
  [ZoomIn, '100 %', 'Text at twice its size, as some members set it.'],
];

const commands: readonly [string, Text][] = [
  ['npm run storybook', 'starts this workshop on your machine'],
  ['npm run screenshots', 'takes the planned screenshots and builds an index page'],
  ['npm run screenshots -- --base main', 'shows before, after and difference of every changed screenshot'],
  [
    'npm run check:stories',
    'checks every story in three languages: errors, accessibility, overflow, untranslated text',
  ],
  ['npm run chromatic', 'publishes the stories to Chromatic'],
  ['npm test', 'runs every check of a commit; docs/commands.md lists the rarer ones'],
];

const cards: readonly [Text, LinkedText][] = [
  [
    'For designers',
    'Look at the journey on the <storyboard>Storyboard</storyboard>, then at <colours>colours</colours>, <type>type</type>, <icons>icons</icons> and <words>words</words>. Each component, such as the <button>button</button>, says what it is for.',
  ],
  [
    'For testers',
    'Each modal lists its states, such as <withdraw>withdraw</withdraw>. The <errors>error catalogue</errors> has every code, what it says and how to get it. The toolbar’s scenario changes what the backend holds.',
  ],
  [
    'For developers',
    'README.md says how to run and find everything, docs/architecture.md how it works, docs/recipes how to add to it. <code>contract/CALLS.md</code> lists the calls, <code>mocks/CODES.md</code> their codes, and <internals>Internals</internals> shows how they behave.',
  ],
];

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The first page of Storybook. */
export function Welcome() {
  return (
    <div className={css.page} lang={uiLang} data-theme={isDark ? 'dark' : 'light'}>
      <header className={css.hero}>
        <Pouch size={7} />
        <div className={css.heroWords}>
          <h1 className={css.heroTitle}>{say('Welcome to the kapao workshop')}</h1>
          <p>
            {say(
              'Every page, modal and part of the wallet, in every state, in Thai, Lao and English. It is all the real product, running on a mock backend.',
            )}
          </p>
          <p className={css.readers}>
            {languages.map((language) => (
              <Button
                key={language}
                lang={htmlLang(language)}
                variant={language === uiLocale ? 'action' : 'quiet'}
                aria-pressed={language === uiLocale}
                onClick={() => setUiLocale(language)}
              >
                {uiLocales[language]}
              </Button>
            ))}
          </p>
        </div>
      </header>

      <Finder />

      <section className={css.cards}>
        {cards.map(([title, text]) => (
          <div key={title} className={css.card}>
            <h3>{say(title)}</h3>
            <p>
              <Linked text={text} />
            </p>
          </div>
        ))}
      </section>

      <section>
        <h2>{say('Where to find things')}</h2>
        <dl className={css.rows}>
          {groups.map(([name, title, about]) => (
            <div key={title} className={css.row}>
              <dt>
                <a href={storyAddress(links[name])} target="_top">
                  {say(title)}
                </a>
              </dt>
              <dd>{say(about)}</dd>
            </div>
          ))}
        </dl>
        <p className={css.muted}>
          <Linked text="Press <code>S</code> to hide the sidebar, <code>A</code> for the panel below the story, <code>/</code> to search by English name. Use the sidebar’s filter to show the tests again." />
        </p>
      </section>

      <section>
        <h2>{say('The toolbar')}</h2>
        <dl className={css.rows}>
          {tools.map(([Icon, title, about]) => (
            <div key={about} className={css.row}>
              <dt>
                <span className={css.tool}>
                  <Icon className={icon({ size: 'sm' })} />
                  {title}
                </span>
              </dt>
              <dd>{say(about)}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section>
        <h2>{say('Share a link')}</h2>
        <p className={css.muted}>
          {say('The toolbar’s settings are part of the address. Copy it from the address bar, or build one here:')}
        </p>
        <LinkBuilder />
      </section>

      <section>
        <h2>{say('Commands')}</h2>
        <dl className={css.rows}>
          {commands.map(([command, about]) => (
            <div key={command} className={css.row}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd>{say(about)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
