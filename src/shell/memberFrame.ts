import { localStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { drawBalance } from './earlyBalance';
import type { MemberFrameData } from './memberFrameData';

/**
 * This script runs in the members' page, after the frame in its HTML and before the first paint. In any language but the
 * build's, it fills in the texts. On home, it adds home's frame, and draws the balance when the early response has arrived.
 */
const html = document.documentElement;
const { bars, home } = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as MemberFrameData;
const frame = document.getElementById('root')?.firstElementChild;
const content = document.querySelector<HTMLTemplateElement>('#home-frame')?.content;

/**
 * Replaces the text nodes below an element in document order, then the sample texts (`data-like`) of its skeletons, then
 * its accessible names and tooltips.
 */
function fill(element: Element, texts: readonly string[] = []): void {
  const remainingTexts = [...texts];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) node.nodeValue = remainingTexts.shift() ?? '';
  for (const skeleton of element.querySelectorAll<HTMLElement>('[data-like]'))
    skeleton.dataset.like = remainingTexts.shift() ?? '';
  for (const { attributes } of element.querySelectorAll('[aria-label], [title]'))
    for (const attribute of attributes)
      if (/^(aria-label|title)$/.test(attribute.name)) attribute.value = remainingTexts.shift() ?? '';
}

const start = globalThis.kapaoFrame;
if (start && frame && content) {
  const { language, isHome } = start;
  const homeFrame = content.firstElementChild;
  if (homeFrame && localStore.get(storageKeys.manyGames))
    homeFrame.querySelector('[data-find]')?.removeAttribute('hidden');
  const texts = bars[language];
  if (texts) {
    fill(frame, texts);
    if (homeFrame) fill(homeFrame, home[language]);
    const select = frame.querySelector('select');
    if (select) select.value = language;
    html.lang = start.lang;
    delete html.dataset.waiting;
  }
  if (isHome) frame.querySelector('main')?.append(content);

  const early = globalThis.kapaoEarlyRead;
  const samples = document.querySelector<HTMLTemplateElement>(`template[data-figures="${language}"]`)?.content;
  /** Returns the response's body. Undefined for another session, for example after a logout in another tab. */
  const body = () => early?.bodyFor(storedToken());
  const draw = async () => {
    await early?.arriving;
    const text = body();
    if (text === undefined || !samples || !homeFrame?.isConnected) return;
    const undo = drawBalance(homeFrame, samples, text);
    if (!undo) return;
    performance.mark('kapao:balance-drawn');
    addEventListener('storage', () => body() === undefined && undo());
  };
  // After a failure the skeletons remain, and the app shows the balance or the error.
  if (early) draw().catch(() => {});
}
