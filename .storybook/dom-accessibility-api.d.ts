/** The package has types, but its `exports` do not name them. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleDescription(element: Element): string;
  export function computeAccessibleName(element: Element): string;
  export function getRole(element: Element): string | null;
}
