import { within } from 'storybook/test';

/** The roles that a screen reader lists by name, so each name must be there. */
const named = ['button', 'link', 'textbox', 'combobox', 'radio', 'checkbox', 'switch', 'dialog'] as const;
const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

const isHeard = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');

/** Returns the accessible names of all elements with this role, each with its element. */
function namesOf(root: HTMLElement, role: (typeof named)[number]): [string, Element][] {
  const found: [string, Element][] = [];
  within(root).queryAllByRole(role, {
    name: (name, element) => {
      if (isHeard(element)) found.push([name.trim(), element]);
      return false;
    },
  });
  return found;
}

/** Returns true for a link to support within a sentence: it is read as a part of the sentence. */
const isInSentence = (control: Element) => control.parentElement?.textContent !== control.textContent;

/** An amount without its unit, in one text node that screen readers read. Dates, times and codes do not match. */
const bareAmount = /^[+−]?[\d,]*\d\.\d\d$/;

function bareAmounts(root: HTMLElement): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (bareAmount.test(text) && node.parentElement && isHeard(node.parentElement)) found.push(text);
  }
  return found;
}

/**
 * Returns what a member who cannot see would miss on a page or in a dialog: controls and dialogs without a name, two
 * buttons with the same name, controls inside live regions, and amounts without a unit.
 */
export function hearingIssues(root: HTMLElement): string[] {
  const nameless = named.flatMap((role) =>
    namesOf(root, role)
      .filter(([name]) => !name)
      .map(([, element]) => `no name: ${role} ${element.outerHTML.slice(0, 120)}`),
  );
  const buttons = namesOf(root, 'button').map(([name]) => name);
  const twice = [...new Set(buttons.filter((name, at) => name && buttons.indexOf(name) !== at))];
  const inRegions = [...root.querySelectorAll(live)]
    .filter((region) => region.getAttribute('aria-live') !== 'off' && isHeard(region))
    .flatMap((region) => [...region.querySelectorAll('button, a[href], input, select, textarea')])
    .filter((control) => !isInSentence(control));
  return [
    ...nameless,
    ...twice.map((name) => `two buttons: ${name}`),
    ...inRegions.map((control) => `in a live region: ${control.textContent}`),
    ...bareAmounts(root).map((text) => `no unit: ${text}`),
  ];
}
