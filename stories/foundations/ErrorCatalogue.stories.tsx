import { plainText } from '@stories/matchFullText';
import codeStories from '@stories/overview/codeStories.json';
import { StoryLink } from '@stories/overview/StoryLink';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '@/components/Badge/Badge';
import { InlineError } from '@/components/InlineError/InlineError';
import { Toasts } from '@/components/Toast/Toasts';
import { clearToasts, currentToasts, toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { i18n } from '@/i18n/i18n';
import { htmlLang, type Language, languages } from '@/i18n/language';
import en from '@/i18n/locales/en/errors.json';
import la from '@/i18n/locales/la/errors.json';
import th from '@/i18n/locales/th/errors.json';
import { vars } from '@/theme/contract.css';
import { ErrorDisplayExample } from './ErrorDisplayExample';
import { type ErrorDisplay, errorDisplays, errorEntries } from './errorDisplays';

const texts: Record<Language, unknown> = { th, la, en };

/**
 * Returns the text of the `errors` namespace at a dotted path, or `''` if there is no such text. Uses the app's
 * translations if they have loaded. Codes contain no dots.
 */
const getText = (language: Language, path: string): string => {
  let found: unknown = i18n.getResourceBundle(language, 'errors') ?? texts[language];
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === 'string' ? found : '';
};

const grid = { display: 'grid', gap: vars.space.s4 } as const;
const columns = {
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  margin: 0,
} as const;
const row = {
  ...grid,
  gap: vars.space.s2,
  padding: vars.space.gutter,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
} as const;
const chip = {
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s3}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: 'none',
} as const;

function Entry({ path, displays }: { path: string; displays: readonly ErrorDisplay[] }) {
  const [shown, setShown] = useState<ErrorDisplay>();
  const story = (codeStories as Readonly<Record<string, string>>)[path.replace(/^code\./, '')];
  const now = getText(i18n.language as Language, path);
  const show = (display: ErrorDisplay) => {
    if (display === 'toast') toast.error(now);
    if (display === 'info') toast.info(now);
    setShown(shown === display ? undefined : display);
  };
  return (
    <li style={row} data-path={path}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 }}>
        <h3 style={{ fontSize: vars.font.size.md, flex: '1 1 14rem' }}>{path.replace(/^code\./, '')}</h3>
        {displays.map((display) =>
          display === 'terminated' ? (
            <Badge key={display}>{display}</Badge>
          ) : (
            <button
              key={display}
              type="button"
              style={chip}
              aria-pressed={shown === display}
              onClick={() => show(display)}
            >
              {display}
            </button>
          ),
        )}
      </div>
      <dl style={columns}>
        {languages.map((language) => (
          <div key={language} lang={htmlLang(language)}>
            <dt style={{ color: vars.color.textMuted, fontSize: vars.font.size.xs }}>{language}</dt>
            <dd style={{ margin: 0 }}>{getText(language, path)}</dd>
          </div>
        ))}
      </dl>
      {story ? <StoryLink id={story}>Its story</StoryLink> : null}
      {shown ? <ErrorDisplayExample display={shown} text={now} onClose={() => setShown(undefined)} /> : null}
    </li>
  );
}

/**
 * Shows every failure in three languages, with the ways in which a member sees it. A click on a way shows the failure
 * in that way.
 */
function ErrorCatalogue() {
  return (
    <div style={{ ...grid, gap: vars.space.s6 }}>
      {Object.entries(errorDisplays).map(([group, codes]) => (
        <section key={group} style={grid} aria-label={group}>
          <h2>{group}</h2>
          <ul role="list" style={{ ...grid, listStyle: 'none' }}>
            {Object.entries(codes).map(([path, displays]) => (
              <Entry key={path} path={path} displays={displays} />
            ))}
          </ul>
        </section>
      ))}
      <Toasts />
    </div>
  );
}

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ErrorCatalogue,
  title: 'Error catalogue',
  parameters: {
    docs: {
      description: {
        component:
          'Every error text in three languages, each with its code or cause, the component that shows it and its story. ' +
          'Tap a way to see it as members do.',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
});

export const All = meta.story({ name: 'Every error' });
export const Phone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'phone' } } });

/** A hostile server text, for which the app has no translation. */
const hostile = '<img src=x onerror="document.title=1"><b>ระบบปิดปรับปรุง</b>';
export const UnknownCode = meta.story({
  name: 'Unknown code: server text shown literally',
  render: () => {
    const text = errorText({ kind: 'http', status: 400, code: '', message: hostile });
    return (
      <div style={grid}>
        <InlineError>{text}</InlineError>
        <ErrorDisplayExample display="field" text={text} onClose={() => {}} />
        <ErrorDisplayExample display="cancelBonus" text={text} onClose={() => {}} />
        <Toasts />
      </div>
    );
  },
});

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));

All.test(
  'lists every text once in three languages, each display by the component that the app uses',
  async ({ userEvent }) => {
    // Lists every text once in three languages.
    const paths = errorEntries.map(({ path }) => path);
    const textPaths = leaves(en).filter((path) => !path.startsWith('title.'));
    await expect([...paths].sort()).toEqual([...textPaths].sort());
    for (const { path, displays } of errorEntries) {
      await expect(displays.length, path).toBeGreaterThan(0);
      const three = languages.map((language) => getText(language, path));
      await expect(new Set(three).size, path).toBe(3);
      await expect(three.includes(''), path).toBe(false);
    }

    // Shows each display by the component that the app uses.
    press('code.WRONG_PASSWORD', 'line');
    await waitFor(() =>
      expect(within(entry('code.WRONG_PASSWORD')).getByRole('alert')).toHaveTextContent(inWords('code.WRONG_PASSWORD')),
    );
    press('code.WRONG_PASSWORD', 'alert');
    const alert = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
    await expect(alert).toHaveTextContent(inWords('code.WRONG_PASSWORD'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('code.BONUS_CLEAR', 'cancelBonus');
    const cancel = await screen.findByRole('alertdialog', { name: i18n.t('bonus:cancel.failedTitle') });
    await expect(cancel).toHaveTextContent(inWords('code.BONUS_CLEAR'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('code.INVITE_INACTIVE', 'toast');
    await expect(currentToasts()).toMatchObject([{ kind: 'error', text: inWords('code.INVITE_INACTIVE') }]);
    clearToasts();

    // Shows info toasts, failed loads and unknown results by the app's components too.
    press('code.SLOT_ALREADY_ACTIVE', 'info');
    await expect(currentToasts()).toMatchObject([{ kind: 'info', text: inWords('code.SLOT_ALREADY_ACTIVE') }]);
    clearToasts();
    press('code.REFUND_INACTIVE', 'state');
    await waitFor(() =>
      expect(entry('code.REFUND_INACTIVE').querySelector('[data-failed="loud"]')).toHaveTextContent(
        inWords('code.REFUND_INACTIVE'),
      ),
    );
    press('code.TRANSFER_FAIL', 'dialog');
    const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
    await expect(dialog).toHaveTextContent(inWords('code.TRANSFER_FAIL'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('general.unknownResult', 'unknown');
    await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

/** Ways that appear within the page. Toasts and dialogs appear over the page, one at a time. */
const inPage: readonly ErrorDisplay[] = ['line', 'field', 'state', 'row', 'login'];
export const InComponents = meta.story({
  name: 'Every error in the component that shows it',
  tags: ['no-screenshot', 'long'],
  render: () => (
    <ul style={{ ...grid, listStyle: 'none', padding: 0 }}>
      {errorEntries.map(({ path, displays }) => {
        const display = displays.find((item) => inPage.includes(item));
        return display ? (
          <li key={path} data-path={path} style={row}>
            <h3 style={{ fontSize: vars.font.size.md }}>{path.replace(/^code\./, '')}</h3>
            <ErrorDisplayExample display={display} text={getText(i18n.language as Language, path)} onClose={() => {}} />
          </li>
        ) : (
          <Entry key={path} path={path} displays={displays} />
        );
      })}
      <Toasts />
    </ul>
  ),
});
InComponents.test('shows each code as text in a real component', async ({ userEvent }) => {
  for (const { path, displays } of errorEntries) {
    const display = displays.find((item) => inPage.includes(item)) ?? displays[0];
    if (!display || display === 'terminated' || display === 'login') continue;
    if (inPage.includes(display)) {
      await expect(entry(path), path).toHaveTextContent(inWords(path));
      continue;
    }
    press(path, display);
    if (display === 'toast' || display === 'info') {
      await expect(currentToasts().map(({ text }) => plainText(text))).toEqual([inWords(path)]);
      clearToasts();
    } else {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(inWords(path));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  }
});

const entry = (path: string) => document.querySelector(`[data-path="${path}"]`) as HTMLElement;
const press = (path: string, display: ErrorDisplay) =>
  within(entry(path)).getByRole('button', { name: display }).click();
const inWords = (path: string) => plainText(getText(i18n.language as Language, path));

UnknownCode.test("shows the server's text as text and never runs it", async () => {
  toast.error(errorText({ kind: 'http', status: 400, message: hostile }));
  await waitFor(() => expect(screen.getAllByText(hostile)).toHaveLength(4));
  await expect(document.querySelector('img[src="x"]')).toBeNull();
  await expect(document.title).not.toBe('1');
  clearToasts();
});
