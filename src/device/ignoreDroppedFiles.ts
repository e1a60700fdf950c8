/**
 * Returns whether the event drags a file outside a drop zone, whose handler would prevent the default. Returns false
 * for dragged text and over native file inputs, which keep the browser's behaviour.
 */
const isStrayFile = ({ dataTransfer, defaultPrevented, target }: DragEvent): boolean =>
  !defaultPrevented &&
  dataTransfer?.types.includes('Files') === true &&
  (target as Partial<HTMLInputElement> | null)?.type !== 'file';

/** Ignores files dropped outside a drop zone, because browsers would open them instead of the page. */
export function ignoreDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (!isStrayFile(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    });
  }
}
