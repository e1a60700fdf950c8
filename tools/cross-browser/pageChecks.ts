/** Checks that run in the page. Each function sees only its arguments. */

/**
 * Returns texts whose contrast ratio with their background is below `least`, as `ratio “text”`. Ignores hidden and
 * disabled elements, options and SVG. Searches only the top modal dialog if one is open.
 */
export function weakTexts(least: number): string[] {
  const read = (colour: string) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const luminance = (parts: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const getGround = (element: Element): [number, number, number] => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const [r, g, b, a] = read(getComputedStyle(ancestor).backgroundColor);
      if (a > 200) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const weak: string[] = [];
  for (const element of place.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue?.trim())
      .join('');
    const { clipPath, visibility, color } = getComputedStyle(element);
    const isShown = element.getClientRects().length > 0 && visibility === 'visible' && clipPath === 'none';
    if (!text || !isShown || element.closest('svg, option, [aria-disabled="true"], :disabled, [inert]')) continue;
    const [dim = 0, bright = 0] = [luminance(read(color).slice(0, 3)), luminance(getGround(element))].sort(
      (a, b) => a - b,
    );
    const ratio = (bright + 0.05) / (dim + 0.05);
    if (ratio < least) weak.push(`${ratio.toFixed(1)} “${text.slice(0, 30)}”`);
  }
  return weak;
}

/**
 * Returns colours of text, backgrounds, top borders and SVG shapes that are neither system colours nor white. Ignores
 * images, bank logos and slices of the wheel. Also returns a message if forced colours are not active.
 */
export function foreignColours(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.forcedColorAdjust = 'none';
  const own = ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const none = ['none', 'rgba(0, 0, 0, 0)', 'transparent', 'rgb(255, 255, 255)'];
  const foreign = new Set<string>();
  if (!matchMedia('(forced-colors: active)').matches) foreign.add('forced colours are not active');
  for (const element of document.querySelectorAll('body, body *')) {
    if (
      element.getClientRects().length === 0 ||
      element.closest('canvas, img, video, svg:has([fill^="#"]), [style*="background"]')
    )
      continue;
    const style = getComputedStyle(element);
    const drawn = [style.color, style.backgroundColor];
    if (style.borderTopStyle !== 'none') drawn.push(style.borderTopColor);
    if (element instanceof SVGElement) drawn.push(style.fill, style.stroke);
    for (const colour of drawn) {
      if (!own.includes(colour) && !none.includes(colour))
        foreign.add(
          `${colour} of <${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 30)}">`,
        );
    }
  }
  return [...foreign];
}

/**
 * Returns text and controls that reach under the notch, the round corners or the home indicator. Scrolls the page to
 * its top and to its end. Also returns a message if the safe area insets are 0.
 */
export function underNotch(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const sides = ['top', 'right', 'bottom', 'left'];
  probe.style.cssText = `position:fixed;padding:${sides.map((side) => `env(safe-area-inset-${side})`).join(' ')}`;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  probe.remove();
  const covered = new Set<string>(top + left > 0 ? [] : ['the safe area insets are 0']);
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const boxes = [document.documentElement, ...place.querySelectorAll('*')];
  for (const end of [0, 1]) {
    for (const box of boxes) box.scrollTop = end * box.scrollHeight;
    for (const element of place.querySelectorAll('button, a, input, select, p, h1, h2, h3, dt, dd')) {
      const rect = element.getBoundingClientRect();
      const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
      const isUnder = [
        rect.left < left - 1,
        rect.right > innerWidth - right + 1,
        end === 0 && rect.top < top - 1,
        end === 1 && rect.bottom > innerHeight - bottom + 1,
      ];
      if (element.contains(hit) && isUnder.includes(true))
        covered.add(element.textContent?.trim().slice(0, 30) || element.tagName);
    }
  }
  return [...covered];
}
