import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadNamespaces } from '@/i18n/i18n';
import { SanitizedHtml } from './SanitizedHtml';

// An earlier file may have loaded the sanitiser.
vi.hoisted(() => vi.resetModules());

// An earlier file may also have set up the translations without these texts, and the component would wait for them.
beforeAll(() => loadNamespaces(['common']));

const render = (html: unknown) => renderToString(createElement(SanitizedHtml, { html: html as string }));

test('renders plain text immediately and waits for the sanitiser when the text may hold markup', () => {
  expect(render('กดรับ "10" > 5')).toContain('กดรับ &quot;10&quot; &gt; 5');
  expect(render(7)).not.toContain('7');
  for (const html of ['<b>bold</b>', 'bold &amp; more']) expect(render(html)).not.toContain('bold');
});
