/** Calls `callBack` once Storybook shows the story, or its error, in the frame. */
export function whenShown({ contentDocument }: HTMLIFrameElement, callBack: () => void): void {
  if (!contentDocument) return;
  const { body } = contentDocument;
  const watch = new MutationObserver(check);
  watch.observe(body, { attributeFilter: ['class'] });
  check();
  function check(): void {
    if (!/\bsb-show-(main|errordisplay|nopreview)\b/.test(body.className)) return;
    watch.disconnect();
    callBack();
  }
}
