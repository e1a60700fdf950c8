/** Calls back once Storybook has put the story, or what is wrong with it, on the frame's page. */
export function whenShown({ contentDocument }: HTMLIFrameElement, callBack: () => void): void {
  if (!contentDocument) return;
  const { body } = contentDocument;
  const watch = new MutationObserver(look);
  watch.observe(body, { attributeFilter: ['class'] });
  look();
  function look(): void {
    if (!/\bsb-show-(main|errordisplay|nopreview)\b/.test(body.className)) return;
    watch.disconnect();
    callBack();
  }
}
