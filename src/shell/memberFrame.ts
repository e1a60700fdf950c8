import { localStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { loadLetters } from '@/i18n/letters';
import { drawBalance } from './earlyBalance';
import type { MemberFrameData } from './memberFrameData';

/**
 * This script runs in the members' page, after the frame in its HTML. On home, the script adds home's frame. In any
 * language but the build's, it then fills in the texts once that language's font has loaded, or after 1 s. Last, on
 * home, the script draws the balance when the early response has arrived.
 */
const html = document.documentElement;
const { bars, home } = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as MemberFrameData;
const frame = document.getElementById('root')?.firstElementChild;
const content = document.querySelector<HTMLTemplateElement>('#home-frame')?.content;

/** Replaces the text nodes below an element in document order, then the sample texts (`data-like`) of its skeletons. */
function fill(element: Element, texts: readonly string[] = []): void {
  const rest = [...texts];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) node.nodeValue = rest.shift() ?? '';
  for (const skeleton of element.querySelectorAll<HTMLElement>('[data-like]'))
    skeleton.dataset.like = rest.shift() ?? '';
}

const start = globalThis.kapaoFrame;
if (start && frame && content) {
  const { language, isHome } = start;
  const homeFrame = content.firstElementChild;
  if (homeFrame && localStore.get(storageKeys.manyGames))
    homeFrame.querySelector('[data-find]')?.removeAttribute('hidden');
  if (isHome) frame.querySelector('main')?.append(content);
  let ready: Promise<void> | undefined;
  const texts = bars[language];
  if (texts) {
    ready = loadLetters(language).then(() => {
      // The app may have replaced the frame meanwhile.
      if (!frame.isConnected) return;
      const main = homeFrame?.isConnected ? homeFrame : undefined;
      main?.remove();
      fill(frame, texts);
      if (main) {
        fill(main, home[language]);
        frame.querySelector('main')?.append(main);
      }
      const select = frame.querySelector('select');
      if (select) select.value = language;
      html.lang = start.lang;
      delete html.dataset.waiting;
    });
  }

  const early = globalThis.kapaoEarlyRead;
  const samples = document.querySelector<HTMLTemplateElement>(`template[data-figures="${language}"]`)?.content;
  /** Returns the response's body. Undefined for another session, for example after a logout in another tab. */
  const body = () => early?.bodyFor(storedToken());
  const draw = async () => {
    // The texts of another language replace text nodes in document order, so draw after them.
    await Promise.all([early?.arriving, ready]);
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
