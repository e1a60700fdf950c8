import { createBackend } from '@mocks/backend';
import { pageNow, putPage } from '@mocks/panel/page';
import { malee } from '@mocks/scenarios/people';
import { NoState, openState, stateMark, writeState } from '@mocks/stateLink';
import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import MockDate from 'mockdate';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, screen } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { InlineError } from '@/components/InlineError/InlineError';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { changeLanguage, storedLanguage } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';

/** The result of a state code: the path of its page, or why it cannot be opened. */
interface Came {
  code: string;
  path?: string;
  problem?: string;
}
let came: Came = { code: '' };

/** Replaces the story's state with the state of a code, and returns the result. */
async function openCode(code: string): Promise<Came> {
  came = { code };
  if (!code) return came;
  try {
    const opened = await openState(code, { ...settings });
    storyBackend().restore(opened.mockState);
    MockDate.set(opened.mockState.now);
    await prepareApp();
    putPage(opened);
    await changeLanguage(storedLanguage());
    came = { code, path: opened.page.path };
  } catch (error) {
    if (!(error instanceof NoState)) throw error;
    came = { code, problem: error.message };
  }
  return came;
}

/** Shows the app at the page from which the link was copied. */
function Opened({ path }: { path: string }) {
  const navigate = useNavigate();
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    navigate(path, { replace: true });
    setIsThere(true);
  }, [navigate, path]);
  return isThere ? <AppRoot /> : null;
}

function StateLink() {
  const [link, setLink] = useState('');
  const [{ code, path, problem }, setCame] = useState(came);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const state = link.slice(link.lastIndexOf(stateMark) + stateMark.length).trim();
    setCame(await openCode(state));
    addons.getChannel().emit('updateGlobals', { globals: { state } });
  };
  if (path) return <Opened key={code} path={path} />;
  return (
    <form onSubmit={open} style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      <h1>State from a link</h1>
      <label>
        Link that the demo’s panel has copied
        <textarea value={link} rows={6} style={{ width: '100%' }} onChange={({ target }) => setLink(target.value)} />
      </label>
      <InlineError>{problem}</InlineError>
      <Button type="submit">Open</Button>
    </form>
  );
}

const meta = preview.meta({
  component: StateLink,
  tags: ['internal', 'no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Opens a state that somebody has reached in the demo and copied with its panel: the same ledger, member, ' +
          'page, time and language. In an address: `&globals=state:` and the part of the link after `#state=`.',
      },
    },
  },
  beforeEach: async ({ globals }) => void (await openCode(String(globals.state ?? ''))),
});

export const FromLink = meta.story({ name: 'State from a link' });

const enter = (link: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: link } });
  screen.getByRole('button', { name: 'Open' }).click();
};

FromLink.test('shows the same member, page and money as the demo', async () => {
  const demo = createBackend({ running: true, seed: 3, settings: { ...settings } });
  const token = demo.tokenFor(malee.username);
  const control = (name: string, body: object) =>
    demo.handle(new Request(`${location.origin}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) }));
  await control('pay', { username: malee.username, amount: 123.45 });
  await control('advance', { seconds: 90_000 });
  // The token has expired by now, so the member logs in again.
  const again = demo.tokenFor(malee.username);
  sessionStore.set(storageKeys.token, again);
  localStore.set(storageKeys.language, 'la');
  const page = pageNow(demo.mockState, '/user/home');
  await expect(page.session).toEqual({ nth: 1, kept: 'tab' });
  const code = await writeState(demo.mockState, page);
  sessionStore.remove(storageKeys.token);

  enter(`https://demo.example/user/home${stateMark}${code}`);
  await screen.findByRole('main');
  await arrive('/user/home');
  await expect(storyBackend().mockState.ledger.entries).toEqual(demo.mockState.ledger.entries);
  await screen.findAllByText(new RegExp(formatAmount(123.45)));
  await expect(document.documentElement.lang).toBe('lo');
  await expect(shownLocation.seen).not.toContain('/login');
  await expect(sessionStore.get(storageKeys.token)).toBe(again);
  await expect(token).not.toBe(again);
});

FromLink.test('explains what is wrong with a truncated link', async () => {
  enter(`https://demo.example/${stateMark}dead-end`);
  await screen.findByText(/^This link holds no state/);
});
