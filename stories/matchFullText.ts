import { i18n } from '@/i18n/i18n';

/** Returns a text as members read it, without the tags around the support link. */
export const plainText = (tagged: string) => tagged.replace(/<\/?team>/g, '');

/** Returns the words of the support link within a sentence. */
export const supportText = () => /<team>(.*)<\/team>/.exec(i18n.t('errors:code.INACTIVE_USER'))?.[1] ?? '';

/**
 * Returns a matcher for a text that is spread over several elements, for example around a link:
 * `getByText(matchFullText(words))`.
 */
export const matchFullText = (tagged: string) => {
  const text = plainText(tagged);
  return (_content: string, element: Element | null) =>
    element?.textContent === text && [...element.children].every((child) => child.textContent !== text);
};
