import { expect, waitFor } from 'storybook/test';
import { releaseCalls } from '#.storybook/backend';
import { expectNoIssues, storyIssues } from '#.storybook/checks';
import { heardFaults, startListening } from '#.storybook/listening';
import preview from '#.storybook/preview';
import { withdrawAll } from '@/api/calls/wallet';
import { runCommand } from '@/api/commands/command';
import { changeLanguage } from '@/i18n/i18n';

/** Renders an empty page. Each test puts one fault on the page, outside React, and removes the fault again. */
function FaultyPage() {
  return <div data-fault />;
}

const meta = preview.meta({
  component: FaultyPage,
  title: 'Story checks',
  tags: ['!autodocs', 'internal', 'no-screenshot'],
  parameters: {
    docs: { description: { component: 'The checks that run at the end of every story (`.storybook/checks.ts`).' } },
  },
});

export const Faulty = meta.story({ name: 'A page with a fault' });

const story = { title: 'Screens/Fault', tags: [] as string[], globals: {} as Record<string, unknown> };

/** Returns the issues of a page with this HTML, as `kind: text`, and then removes the HTML. */
async function findIssues(html: string, also: Partial<typeof story> = {}): Promise<string[]> {
  const host = document.querySelector('[data-fault]') as HTMLElement;
  host.innerHTML = html;
  try {
    return (await storyIssues({ ...story, ...also })).map(({ kind, text }) => `${kind}: ${text}`);
  } finally {
    host.replaceChildren();
  }
}

Faulty.test(
  'reports raw keys, and texts of another language except on pages for developers and in the pseudo-language',
  async ({ step }) => {
    await step('reports raw keys and missing values', async () => {
      const key = ['home', 'invite.label'];
      await expect(await findIssues(`<p>${key.join(':')}</p><p>${'{'}{amount}}</p>`)).toEqual([
        `raw key: ${key.join(':')}`,
        `raw key: ${'{'}{amount}}`,
      ]);
    });
    await step('does not check the texts of pages for developers and of the pseudo-language', async () => {
      const html = `<p>${['ເຂົ້າ', 'ສູ່ລະບົບ'].join('')}</p>`;
      await expect(await findIssues(html, { title: 'Foundations/Type' })).toEqual([]);
      await expect(await findIssues(html, { globals: { language: 'pseudo' } })).toEqual([]);
    });
    await step('reports texts of another language, also those for screen readers only', async () => {
      // Split the words, because the check ignores words that a story file contains.
      const [thai, lao] = [
        ['เข้า', 'สู่ระบบ'],
        ['ເຂົ້າ', 'ສູ່ລະບົບ'],
      ].map((parts) => parts.join(''));
      const html = `<p>${thai}</p><img alt="${lao}" width="9" height="9">`;
      await expect(await findIssues(html)).toEqual([`untranslated text: ${lao}`]);
      await changeLanguage('la');
      await expect(await findIssues(html)).toEqual([`untranslated text: ${thai}`]);
    });
  },
);

Faulty.test(
  'reports marks that a box clips, and sideways scrolling at the own size, at 320 px and with doubled text',
  async () => {
    // Reports marks that a box clips.
    const text = (style: string) => `<p style="overflow: hidden; font-size: 20px; ${style}">ปุ๊กี่</p>`;
    await expect(await findIssues(text('line-height: 1; height: 20px'))).toEqual([
      expect.stringMatching(/^clipped diacritics: "ปุ๊กี่" by [\d.]+ px$/),
    ]);
    await expect(await findIssues(text('line-height: 1.8'))).toEqual([]);

    // Reports sideways scrolling at the own size, at 320 px and with doubled text.
    const sizes = async (width: string) =>
      (await findIssues(`<div style="width: ${width}; height: 1px"></div>`)).map((text) =>
        text.replace(/: html.*$/s, ''),
      );
    const overflowAt = (size: string) => `horizontal overflow: at ${size}`;
    await expect(await sizes('330px')).toEqual([overflowAt('320px')]);
    await expect(await sizes('23rem')).toEqual([overflowAt('320px'), overflowAt('text of 200%')]);
    await expect(await sizes('500px')).toEqual([
      overflowAt('its own size'),
      overflowAt('320px'),
      overflowAt('text of 200%'),
    ]);
  },
);

Faulty.test(
  'reports console errors at the end of every story, with the language, each issue and what to do',
  async ({ context }) => {
    // Reports console errors, except in a story that breaks on purpose.
    console.error('The fault', 1);
    await expect(await findIssues('')).toEqual(['console: The fault 1']);
    console.error('The fault', 2);
    await expect(await findIssues('', { tags: ['console-errors'] })).toEqual([]);

    // Fails a story with the language, each issue and what to do.
    console.error('The fault');
    await expect(expectNoIssues({ ...story, globals: { language: 'la' } })).rejects.toThrow(
      /^Issues in la:\nconsole: The fault\n {2}Fix the cause\./,
    );

    // Fails at the end of every story.
    console.error('The fault');
    const [afterEach] = [preview.input.afterEach].flat();
    await expect(afterEach?.(context)).rejects.toThrow('console: The fault');
  },
);

Faulty.test('reports what a member who cannot see would miss or hear twice, and what has no name', async ({ step }) => {
  await step('reports what a member who cannot see would miss', async () => {
    const heard = (html: string) => findIssues(html).then((found) => found.map((text) => text.replace('heard: ', '')));
    await expect(await heard('<button><svg></svg></button>')).toEqual([expect.stringContaining('no name: <button>')]);
    await expect(await heard('<button>1</button><button>1</button>')).toEqual(['same name of two: button: 1']);
    await expect(await heard('<h2>1\u20602</h2>')).toEqual(['invisible letters: 1·2']);
    await expect(await heard('<a href="#1">1</a> <a href="#1">1</a> <a href="#2">1</a>')).toEqual([
      'same name of two: link: 1',
    ]);
    const select = '<select aria-label="1"></select>';
    await expect(await heard(`${select}${select}`)).toEqual(['same name of two: field: 1']);
    await expect(await heard('<p><span>1,250.00</span> <span aria-hidden="true">1.00</span></p>')).toEqual([
      'no unit: 1,250.00',
    ]);
    await expect(await heard('<button><b>1</b><p>2</p></button><button><b>3</b><p>, 4</p></button>')).toEqual([
      'no pause: 1 2',
    ]);
    await expect(await heard('<main><h2>1</h2></main>')).toEqual(['page with 0 headings h1']);
    await expect(await heard('<p><b>–</b> <i role="img" aria-label="Nothing">–</i></p>')).toEqual([
      'not spoken: <b>–</b>',
    ]);
  });
  await step('reports a control in a live region, unless it is a part of a sentence', async () => {
    await expect(
      await findIssues(
        '<p role="status">1 <a href="/">2</a></p><div role="alert"><div>3</div><button>4</button></div>',
      ),
    ).toEqual(['heard: in a live region: 4']);
  });
  await step('lists a status that appears with its text', async () => {
    const { heard, stop } = startListening();
    const host = document.querySelector('[data-fault]') as HTMLElement;
    host.innerHTML = '<p role="status"></p><p role="log" aria-live="off">2</p><button>4</button>';
    // The focus lets it look again, so the region is known before its text.
    host.querySelector('button')?.focus();
    host.firstElementChild?.append('5');
    await waitFor(() => expect(heard).toEqual(['focus: button "4"', 'polite: 5']));
    host.innerHTML = '<p role="status">1</p>';
    await waitFor(() => expect(heard.at(-1)).toBe('born with: 1'));
    stop();
    host.replaceChildren();
    await expect(heardFaults(heard)).toEqual(['born with: 1']);
  });
  await step('reports what is heard twice, and pages and dialogs that nothing names', async () => {
    const faults = (...heard: string[]) => heardFaults(['focus: button "1"', 'press: Enter', ...heard]);
    await expect(faults('focus: main ""')).toEqual(['focus: main ""']);
    await expect(faults('polite: 2', 'focus: heading "3"', 'polite: 2')).toEqual(['twice: polite: 2']);
    await expect(faults('dialog: alertdialog "2"', 'dialog: alertdialog "2"')).toEqual([
      'twice: dialog: alertdialog "2"',
    ]);
    await expect(faults('dialog: dialog "2"')).toEqual(['no popup: focus: button "1" opens dialog: dialog "2"']);
    await expect(faults('polite: 2', 'press: Tab', 'polite: 2', 'dialog: dialog "3"')).toEqual([]);
  });
});

Faulty.test(
  'ends a held command that has only just begun',
  { parameters: { session: true, fail: { call: withdrawAll, kind: 'never' } } },
  async () => {
    const ended = runCommand(withdrawAll, { body: { amount: 500 } })?.then(() => 'ended');
    await releaseCalls();
    await expect(await ended).toBe('ended');
  },
);
