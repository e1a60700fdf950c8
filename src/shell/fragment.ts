/**
 * A public page's content in a language other than the build's. The head script requests it before anything else
 * (`head.ts`), the script after the content puts it into the page (`guards.ts`), and the app hydrates it (`client.tsx`).
 */
export interface Fragment {
  title: string;
  /** HTML content of `#root`. */
  body: string;
  /** The page's texts by namespace. */
  texts: Record<string, unknown>;
}

declare global {
  /**
   * The fragment of the page in the stored language. Resolves once it stands in the page, and with undefined if it has not
   * arrived. Undefined if the page is in its language.
   */
  var kapaoFragment: Promise<Fragment | undefined> | undefined;
}

/** The maximum wait for a fragment in ms. The app then renders the page itself. */
const maxWaitMs = 5000;

/** Requests a fragment. */
export const fetchFragment = (file: string): Promise<Fragment | undefined> =>
  fetch(file, { priority: 'high', signal: AbortSignal.timeout(maxWaitMs) })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
