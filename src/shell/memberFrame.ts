import { loadLetters } from '@/i18n/letters';
import type { MemberFrameData } from './memberFrameData';

/**
 * This script runs in the members' page, after the frame in its HTML. On home, the script adds home's frame. In any
 * language but the build's, it preloads that language's text files. It then fills in the texts once that language's
 * font has loaded, or after 1 s.
 */
const html = document.documentElement;
const { bars, home, files } = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as MemberFrameData;
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
  if (isHome) frame.querySelector('main')?.append(content);
  const texts = bars[language];
  if (texts) {
    for (const href of files[language] ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
    void loadLetters(language).then(() => {
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
}
