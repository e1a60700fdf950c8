import preview from '#.storybook/preview';
import { publicPages } from '@/app/publicPages';
import { InlineError } from '@/components/InlineError/InlineError';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { i18n } from '@/i18n/i18n';
import captions from '@/i18n/locales/en/videos.json';
import { settings } from '@/lib/allSettings';
import { anyPath } from '@/lib/paths';
import { vars } from '@/theme/contract.css';

const meta = preview.meta({
  title: 'UI copy/Outside the pages',
  // These stories only list texts, and are not part of a page.
  tags: ['no-screenshot'],
  parameters: {
    docs: { description: { component: 'Texts outside the pages: search engines, shared links, how-to videos.' } },
  },
});

const list = { display: 'grid', gap: vars.space.s5, listStyle: 'none', margin: 0, padding: 0 } as const;
const muted = { color: vars.color.textMuted, fontSize: vars.font.size.sm } as const;

function Result({ title, path, description }: { title: string; path: string; description: string }) {
  return (
    <li style={{ display: 'grid' }}>
      <span style={muted}>{path === anyPath ? '/…' : path}</span>
      <strong style={{ color: vars.color.link }}>{title}</strong>
      <span>{description}</span>
    </li>
  );
}

/** Each public page as search engines and shared links show it. */
export const Results = meta.story({
  name: 'Search engines and shared links',
  render: () => (
    <ul style={list}>
      <Result title={settings.siteName} path="/user" description={i18n.t('meta:description.site')} />
      {Object.entries(publicPages).map(([path, { title }]) => (
        <Result
          key={path}
          path={path}
          title={i18n.t(`nav:title.${title}`)}
          description={i18n.t(`meta:description.${title}`)}
        />
      ))}
    </ul>
  ),
});

/**
 * Translates captions of the how-to videos. The app's types do not know their namespace, because the app plays recorded
 * captions.
 */
const say = i18n.t as unknown as (key: string) => string;

/** The captions of each how-to video, in order. */
export const Captions = meta.story({
  name: 'How-to video captions',
  render: () => (
    <div style={list}>
      {Object.entries(captions).map(([topic, lines]) => (
        <section key={topic} aria-label={topic}>
          <h2 style={muted}>{topic}</h2>
          <ol>
            {Object.keys(lines).map((line) => (
              <li key={line}>{say(`videos:${topic}.${line}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  ),
});

/** Errors about input or a failed attempt. They disappear when the member corrects the cause. */
const passingErrors = [
  'common:amount.empty',
  'common:amount.tooManyDecimals',
  'common:amount.tooLarge',
  'common:languageFailed',
  'common:failed',
  'common:uncaught',
  'deposit:slip.stopped',
  'deposit:slip.notSent',
  'deposit:slip.problem.empty',
  'deposit:slip.problem.tooLarge',
  'deposit:slip.problem.unreadable',
  'deposit:qr.gone',
  'editBankName:problem.required',
  'game:noLink',
  'game:notOpened',
  'game:problem.minimum',
  'chat:tooLong',
  'activity:money.badDates',
  'activity:budget.enter',
  'activity:unknown',
  'register:required.otp',
  'register:invalid.phoneLao',
  'register:invalid.confirm',
  'register:invalid.number',
  'slips:blocked',
  'slips:openFailed',
  'statement:receipt.failed',
  'transfer:problem.notEnough',
  'withdraw:problem.maximum',
  'withdraw:problem.notEnough',
  'bonus:code.keyboard',
] as const;

/** Messages about an action in progress or done, and confirmations. They disappear with the next tap. */
const passingNews = [
  'bonus:cancel.doneText',
  'game:opened',
  'game:allMovedText',
  'game:resetDone',
  'game:opening',
  'game:underWay',
  'home:checking',
  'money:whether.toWallet',
  'money:whether.between',
  'money:whether.transferAll',
  'money:earlier.succeeded',
  'money:earlier.refused',
  'money:earlier.gone',
  'money:resend.stillUnknown',
  'money:notStored',
  'money:removed',
  'money:undo',
  'money:what.toWallet',
  'money:what.between',
  'money:what.transferAll',
  'money:what.qr',
  'money:what.activation',
  'money:what.gamePassword',
  'money:one.toWallet',
  'money:one.between',
  'money:one.transferAll',
  'money:one.gift',
  'money:one.slip',
  'money:one.qr',
  'money:one.invite',
  'money:one.refund',
  'money:one.refundToWallet',
  'money:one.bonus',
  'money:one.bonusClear',
  'money:one.promotion',
  'money:one.spin',
  'money:one.claim',
  'money:one.activation',
  'money:one.gamePassword',
  'money:inFlight.title',
  'money:inFlight.text',
  'activity:budget.saved',
  'activity:budget.later',
  'activity:budget.change.none',
  'activity:budget.reminder80',
  'activity:budget.reminder100',
  'activity:break.askText',
  'activity:break.closedText',
  'activity:break.paid',
  'activity:money.stopped',
  'activity:money.reading',
  'slips:opening',
  'spin:luck.nothing',
  'spin:stoppedOn',
  'statement:receipt.saved',
  'transfer:onBreak',
  'update:ready',
  'common:pictureByHand',
  'common:stillLoading',
] as const;

/** Example values of realistic length. */
const values = {
  ...{ amount: '1,500', most: 500, over: 12, size: 5, name: 'Slot 88', label: '50', percent: 80, used: '1,200' },
  ...{ time: '18:30', what: '…', length: '24', read: 200, total: 640 },
};

/**
 * Texts that no story shows at rest, because a tap or a timer removes them. This story shows the texts without their
 * screens.
 */
export const Passing = meta.story({
  name: 'Text shown briefly',
  render: () => (
    <ul style={list}>
      {passingErrors.map((key) => (
        <li key={key}>
          <InlineError>{i18n.t(key, values)}</InlineError>
        </li>
      ))}
      {passingNews.map((key) => (
        <li key={key}>
          <SupportLink>{i18n.t(key, values)}</SupportLink>
        </li>
      ))}
    </ul>
  ),
});
