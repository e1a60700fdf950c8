/** Finds a text whose words are spread over several elements, such as one with a link in it: `getByText(wholeText(words))`. */
export const wholeText = (words: string) => (_content: string, element: Element | null) =>
  element?.textContent === words && [...element.children].every((child) => child.textContent !== words);
