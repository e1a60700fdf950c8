import { localStore, storageKeys } from '@/device/storage';
import { detectLang } from '@/i18n/detectLang';
import { formatAmount, getLength } from '@/i18n/format';
import { sumBaht } from '@/lib/money';

/** The figures of home's balance card. Amounts are in baht. */
interface Figures {
  main: number;
  games: number;
  total: number;
  name: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the figures of a wallet response. Returns undefined for a refusal, and unless every amount is a number that the
 * card shows, because the app then decides what to show.
 */
function readFigures(text: string): Figures | undefined {
  const body: unknown = JSON.parse(text);
  if (!isRecord(body) || body.success === false) return undefined;
  const { profile, wallet, slots } = body;
  if (!isRecord(profile) || !isRecord(wallet) || !Array.isArray(slots)) return undefined;
  const accounts = slots.map((slot: unknown) => (isRecord(slot) ? slot.amount : undefined));
  const total = sumBaht([wallet.amount, ...accounts]);
  // The total is not a number if any amount is not a number, or if the sum is too large to be exact.
  if (Number.isNaN(total)) return undefined;
  const name = typeof profile.name === 'string' ? profile.name : '';
  return { main: wallet.amount as number, games: sumBaht(accounts), total, name };
}

/** Replaces the sample amount 0.00 in a clone of an `Amount`, in which the groups of a large figure may wrap. */
function fillAmount(sample: Element, amount: string): void {
  const point = amount.lastIndexOf('.');
  const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  const textNodes: Node[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode);
  for (const text of textNodes) {
    const part = text.parentElement;
    if (text.nodeValue === '.00') text.nodeValue = amount.slice(point);
    else if (text.nodeValue !== '0') text.nodeValue = text.nodeValue?.replace('0.00', amount) ?? null;
    else {
      const groups = amount.slice(0, point).split(/(?<=,)/);
      const parts = groups.map((group) => {
        const next = part?.cloneNode() as Element;
        next.textContent = group;
        return next;
      });
      part?.replaceWith(...parts.flatMap((next, index) => (index ? [document.createElement('wbr'), next] : [next])));
    }
  }
}

/** Replaces the name in a clone of the greeting, and the greeting's tooltip. */
function fillName(sample: Element, name: string): void {
  const nameElement = sample.querySelector('[translate]');
  if (!nameElement) return;
  nameElement.textContent = name;
  const lang = detectLang(name);
  if (lang) nameElement.setAttribute('lang', lang);
  nameElement.parentElement?.setAttribute('title', nameElement.parentElement.textContent ?? '');
}

/**
 * Fills the figures and the member's name into home's frame, before the app has started. `text` is the body of the
 * wallet response, and `samples` contains the components as the build has rendered them in the page's language.
 *
 * Draws nothing unless the response is valid. A figure that would change the card's layout stays a skeleton. Returns a
 * function that restores the skeletons, or undefined if nothing was drawn.
 */
export function drawBalance(frame: ParentNode, samples: ParentNode, text: string): (() => void) | undefined {
  const figures = readFigures(text);
  if (!figures) return undefined;
  const { main, games, total, name } = figures;
  const hidden = localStore.get(storageKeys.hideBalance) === '1';
  const undo: (() => void)[] = [];
  const draw = (figure: string, sample: string, fill: (clone: Element) => void) => {
    const place = frame.querySelector<HTMLElement>(`[data-figure="${figure}"]`);
    const clone = samples.querySelector(`[data-sample="${sample}"]`)?.cloneNode(true) as Element | undefined;
    if (!place || !clone) return;
    const [before, length] = [[...place.childNodes], place.dataset.length];
    fill(clone);
    place.replaceChildren(...clone.childNodes);
    if (length) place.dataset.length = getLength(total);
    undo.push(() => {
      place.replaceChildren(...before);
      if (length) place.dataset.length = length;
    });
  };
  const drawAmount = (figure: string, sample: string, baht: number) =>
    draw(figure, hidden ? `${sample}-hidden` : sample, (clone) => !hidden && fillAmount(clone, formatAmount(baht)));

  drawAmount('total', 'total', total);
  // Longer parts are in one column, so that the card is higher.
  if (getLength(main) !== 'long' && getLength(games) !== 'long') {
    drawAmount('main', 'part', main);
    drawAmount('games', 'part', games);
  }
  draw('name', name ? 'name' : 'nameless', (clone) => fillName(clone, name));
  return () => {
    for (const restore of undo) restore();
  };
}
