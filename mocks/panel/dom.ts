type Child = Node | string;

/** Creates an element with DOM properties, attributes (names with a dash, such as `aria-…`) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Record<string, unknown> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-')) element.setAttribute(key, String(value));
    else Object.assign(element, { [key]: value });
  }
  element.append(...children);
  return element;
}

/** Creates a label above its control. */
export function field(label: string, control: HTMLElement): HTMLLabelElement {
  return h('label', {}, h('span', {}, label), control);
}

export function options(
  list: readonly (readonly [value: string, text: string])[],
  chosen?: string,
): HTMLOptionElement[] {
  return list.map(([value, text]) => h('option', { value, textContent: text, selected: value === chosen }));
}

export const button = (text: string, onclick: () => void, properties: Record<string, unknown> = {}) =>
  h('button', { type: 'button', onclick, ...properties }, text);
