import { i18n } from '@/i18n/i18n';

/** A text as members read it: without the tag of what contacts the team in it. */
export const plainText = (tagged: string) => tagged.replace(/<\/?team>/g, '');

/** What contacts the team, as it is called within a sentence. */
export const supportText = () => /<team>(.*)<\/team>/.exec(i18n.t('errors:code.INACTIVE_USER'))?.[1] ?? '';

/** Finds a text whose words are spread over several elements, such as one with a link in it: `getByText(matchFullText(words))`. */
export const matchFullText = (tagged: string) => {
  const words = plainText(tagged);
  return (_content: string, element: Element | null) =>
    element?.textContent === words && [...element.children].every((child) => child.textContent !== words);
};
