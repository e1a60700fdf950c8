import { adminPath } from '../adminApi';
import type { Backend } from '../backendInterface';
import { button, h } from './dom';
import { keepOnTop } from './place';
import { save } from './saved';
import { clockSection, failSection, linkSection, type PanelTools, paySection, scenarioSection } from './sections';
import { style } from './style';

/**
 * The demo panel at the edge of the screen. Designers and testers use it to act as the back office and the bank.
 * Production builds do not contain it.
 */

const hiddenKey = 'kapao-mock.panel';
const updateMs = 1000;

/**
 * Shows the panel's tab over the app, unless the tab was hidden on an earlier page. `mount` handles the panel's admin
 * calls, and `load` loads the page at a path. With a `problem` the panel opens and shows that text. Ctrl+Alt+M hides or
 * shows the tab. Returns a function that removes the panel.
 */
export function openPanel(
  backend: Backend,
  mount: Pick<Backend, 'handle'>,
  { load = (path: string) => location.assign(path), problem = '' } = {},
): () => void {
  const host = h('kapao-mock-panel' as 'div', { lang: 'en' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];

  const result = h('output', { 'aria-live': 'polite' });
  const report = (text: string, isBad = false) => {
    result.textContent = text;
    result.className = isBad ? 'bad' : '';
  };

  const tools: PanelTools = {
    backend,
    report,
    async control(name, body, done) {
      const request = new Request(`${location.origin}${adminPath}${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const response = await mount.handle(request);
      if (!response.ok) report(((await response.json()) as { message: string }).message, true);
      else report(done);
      return response.ok;
    },
    async goTo(path) {
      await save(backend);
      load(path);
    },
  };
  const sections = [paySection, clockSection, failSection, linkSection, scenarioSection].map((make) => make(tools));

  const hideButton = button('Hide', () => hide(true));
  const close = button('Close', () => show(false));
  const panel = h(
    'section',
    { hidden: true, 'aria-label': 'Mock backend', id: 'panel' },
    h('div', { className: 'top' }, h('header', {}, h('h2', {}, 'Mock backend'), hideButton, close), result),
    ...sections.map(({ element }) => element),
    h('p', {}, h('small', {}, 'Hide removes the tab too; Ctrl+Alt+M brings it back.')),
  );
  const tab = button('Mock', () => show(true), {
    className: 'tab',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  });
  root.append(tab, panel);

  let updating: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    for (const section of sections) section.update?.();
  };

  function show(isOpen: boolean): void {
    panel.hidden = !isOpen;
    tab.hidden = isOpen;
    tab.setAttribute('aria-expanded', String(isOpen));
    clearInterval(updating);
    if (isOpen) {
      update();
      updating = setInterval(update, updateMs);
      close.focus();
    } else {
      tab.focus();
    }
  }

  function hide(isHidden: boolean): void {
    if (isHidden) show(false);
    host.style.display = isHidden ? 'none' : '';
    remember(isHidden);
  }

  root.addEventListener('keydown', (event) => {
    // Escape closes only the panel, not the dialog around it.
    if ((event as KeyboardEvent).key !== 'Escape' || panel.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.altKey && event.code === 'KeyM') hide(host.style.display !== 'none');
  };
  window.addEventListener('keydown', onKey);
  const letGo = keepOnTop(host);
  if (problem) {
    show(true);
    report(problem, true);
  } else if (wasHidden()) host.style.display = 'none';

  return () => {
    letGo();
    clearInterval(updating);
    window.removeEventListener('keydown', onKey);
    host.remove();
  };
}

/** Stores whether the tab is hidden. In a browser without storage, the next page shows the tab again. */
function remember(isHidden: boolean): void {
  try {
    localStorage.setItem(hiddenKey, isHidden ? 'hidden' : '');
  } catch {}
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(hiddenKey) === 'hidden';
  } catch {
    return false;
  }
}
