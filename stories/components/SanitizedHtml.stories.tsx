import { useWords } from '@stories/words';
import { expect, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { sanitize } from '@/components/SanitizedHtml/sanitize';
import { i18n } from '@/i18n/i18n';
import { overrideSettings } from '@/lib/settings';
import { harmless, hostile } from './hostileHtml';
import { bannerUrl } from './images';

const texts = {
  th: ['เงื่อนไขโบนัส', 'รับโบนัส <b>10%</b> สูงสุด 500 บาท', 'ทำยอดเทิร์น 3 เท่าก่อนถอน', 'อ่านเพิ่มเติม', 'ระดับ', 'โบนัส'],
  la: ['ເງື່ອນໄຂໂບນັດ', 'ຮັບໂບນັດ <b>10%</b> ສູງສຸດ 500 ບາດ', 'ເຮັດຍອດຫຼິ້ນ 3 ເທົ່າກ່ອນຖອນ', 'ອ່ານເພີ່ມ', 'ລະດັບ', 'ໂບນັດ'],
  en: [
    'Bonus conditions',
    'Receive <b>10%</b>, 500 baht at most',
    'Play three times the amount before you withdraw',
    'Read more',
    'Level',
    'Bonus',
  ],
};

function Article({ long }: { long?: boolean }) {
  const [title, item, two, link, level, bonus] = useWords(texts);
  const row = `<tr><td>${level} 1</td><td>10%</td></tr>`;
  const html = `<h3>${title}</h3><p>${item}</p><ul><li>${two}</li><li>${item}</li></ul><img src="${bannerUrl(1)}" alt="${title}" width="500" height="200"><p><a href="https://example.com/bonus">${link}</a></p><table><tr><th>${level}</th><th>${bonus}</th></tr>${row}</table>`;
  return (
    <SanitizedHtml
      html={long ? `${html}<p>${'W'.repeat(200)}</p><table><tr>${`<td>${bonus}</td>`.repeat(14)}</tr></table>` : html}
    />
  );
}

function Columns() {
  const [title, , , , level, bonus] = useWords(texts);
  const row = (tag: string, end: string) => `<tr>${`<${tag}>${bonus}WWWWWWWW${end}</${tag}>`.repeat(6)}</tr>`;
  return <SanitizedHtml html={`<h3>${title}</h3><table>${row('th', level ?? '')}${row('td', '10%')}</table>`} />;
}

const meta = preview.meta({ component: SanitizedHtml, args: { html: '' } });

export const Conditions = meta.story({ name: 'Conditions', render: () => <Article /> });
export const LongText = meta.story({ name: 'Longest text', render: () => <Article long /> });
/** Six columns, as promotions and bonuses have them, in a container that grows with its content. */
export const WideTable = meta.story({
  name: 'Table with six columns (320)',
  globals: { viewport: { value: 'small' } },
  render: () => (
    <div style={{ display: 'grid' }}>
      <Columns />
    </div>
  ),
});
export const Empty = meta.story({ tags: ['no-screenshot'] });

const show = (html: string) => {
  const box = document.createElement('div');
  box.append(sanitize(html));
  return box;
};
const allowedAttributes = new Set(
  'href src alt title width height colspan rowspan lang dir start target rel loading decoding referrerpolicy'.split(
    ' ',
  ),
);
const allowedTags = new Set(
  'P BR HR DIV SPAN H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE CODE B STRONG I EM U S DEL INS SMALL SUB SUP MARK UL OL LI DL DT DD A IMG FIGURE FIGCAPTION TABLE CAPTION THEAD TBODY TFOOT TR TH TD'.split(
    ' ',
  ),
);

/** Returns a readable message for each element, attribute or address that sanitized markup must not contain. */
function complaints(box: Element): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const found: string[] = [];
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`namespace of ${element.tagName}`);
    if (!allowedTags.has(element.tagName)) found.push(`tag ${element.tagName}`);
    for (const { name } of element.attributes) if (!allowedAttributes.has(name)) found.push(`attribute ${name}`);
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
      if (!/^https?:$/.test(element.protocol)) found.push(`link to ${element.protocol}`);
      if (element.target !== '_blank' || element.rel !== 'noopener noreferrer') found.push('link keeps its opener');
      if (element.username) found.push('link hides its host');
    }
    if (element instanceof HTMLImageElement && !element.src.startsWith('data:image/')) {
      if (new URL(element.src).origin !== location.origin) found.push(`picture from ${element.src}`);
    }
    if (Number(element.getAttribute('width') ?? 0) > 9999) found.push('too wide');
    return found;
  });
}

Empty.test(
  'carries the language of its letters, as markup and as text',
  {
    render: () => (
      <>
        <SanitizedHtml html="<p>ເງື່ອນໄຂໂບນັດ</p>" />
        <SanitizedHtml html="ໂບນັດ" />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect((await canvas.findByText('ເງື່ອນໄຂໂບນັດ')).closest('[lang]')).toHaveAttribute('lang', 'lo');
    await expect(canvas.getByText('ໂບນັດ')).toHaveAttribute('lang', 'lo');
  },
);

Empty.test(
  'removes everything active in linear time, keeps harmless markup, and allows images from this host and the API',
  async () => {
    // Removes everything active in linear time, and keeps the text and harmless markup.
    await expect(hostile.length).toBeGreaterThan(60);
    for (const { html, text } of hostile) {
      const box = show(html);
      await expect({ html, left: complaints(box) }).toEqual({ html, left: [] });
      if (text !== undefined) await expect({ html, text: box.textContent?.trim() }).toEqual({ html, text });
      // A second parse of the output must be harmless too.
      const again = document.createElement('template');
      again.innerHTML = box.innerHTML;
      const second = document.createElement('div');
      second.append(again.content);
      await expect({ html, left: complaints(second) }).toEqual({ html, left: [] });
    }
    const padding = 'x'.repeat(20_001);
    for (const { html } of hostile)
      await expect({ html, left: complaints(show(padding + html)) }).toEqual({ html, left: [] });
    for (const html of harmless) await expect(show(html).innerHTML).toBe(html);
    for (const half of ['<style', '<base ', '<a href="', '<b onx', '<!--', '<svg><style>']) {
      sanitize(half.repeat(1_000_000 / half.length));
    }
    await expect(show('<b>whole</b>').textContent).toBe('whole');

    // Opens links in a new tab and allows images only from this host and the API.
    const link = show('<a href="https://example.com/a?b=1#c">x</a>').querySelector('a') as HTMLAnchorElement;
    await expect(link.href).toBe('https://example.com/a?b=1#c');
    await expect(link.rel).toBe('noopener noreferrer');
    const own = show('<img src="/favicon.svg" alt="x">').querySelector('img');
    await expect(own?.getAttribute('referrerpolicy')).toBe('no-referrer');
    // Sanitized markup is cached by its source, so each image has its own text.
    const api = (alt: string) => show(`<img src="https://api.example.com/banner.png" alt="${alt}">`);
    await expect(api('elsewhere').innerHTML).toBe('elsewhere');
    overrideSettings({ apiBase: 'https://api.example.com' });
    await expect(api('here').querySelector('img')).not.toBeNull();
    overrideSettings({ apiBase: '' });
  },
);
Conditions.test(
  'runs nothing and fetches nothing from other hosts when shown',
  {
    // Each row has its own element: together the rows exceed the limits of server HTML, and only their text would show.
    render: () => (
      <>
        {hostile.map(({ html }) => (
          <SanitizedHtml key={html} html={`<p>${html}</p>`} />
        ))}
      </>
    ),
  },
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('p').length).toBeGreaterThan(20));
    await waitForStable();
    await expect((window as { pwned?: number }).pwned).toBeUndefined();
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example'));
    await expect(asked).toEqual([]);
  },
);

WideTable.test(
  'scrolls a wide table in its own box, also by keys, and announces it; the page does not scroll',
  async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table');
    const box = table.parentElement as HTMLElement;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleName(i18n.t('common:scrolls'));
  },
);
Conditions.test('keeps the spans of a table unless they cover thousands of cells', async () => {
  const table = (cells: string) => show(`<table><tr>${cells}</table>`).querySelectorAll('[colspan], [rowspan]').length;
  await expect(table('<td colspan=2 rowspan=3>a<td colspan=12>b')).toBe(2);
  for (const cells of [
    '<td colspan=1000 rowspan=9999>',
    '<td rowspan=0>',
    '<td colspan=20 rowspan=20>'.repeat(6),
    '<tr><td colspan=1000 rowspan=9999>'.repeat(1000),
  ])
    await expect(table(cells)).toBe(0);
});
Conditions.test('shows no drawing in an address that could freeze the page', async () => {
  const picture = (content: string) =>
    show(`<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'>${content}</svg>">`).querySelector(
      'img',
    );
  await expect(picture("<rect width='9' height='9'/>")).not.toBeNull();
  await expect(picture("<use href='%23a'/>")).toBeNull();
});
Conditions.test('adds no tab stop for a table that fits', async ({ canvas }) => {
  const table = await canvas.findByRole('table');
  await expect(table.parentElement).not.toHaveAttribute('tabindex');
  await expect(table.parentElement).not.toHaveAttribute('role');
});
