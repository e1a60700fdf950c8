/** Text that is dragged goes where it is dropped; a native file input takes its files itself. */
const isStrayFile = ({ dataTransfer, defaultPrevented, target }: DragEvent): boolean =>
  !defaultPrevented &&
  dataTransfer?.types.includes('Files') === true &&
  (target as Partial<HTMLInputElement> | null)?.type !== 'file';

/** Lets a file that is dropped where nothing takes it do nothing: browsers open it in place of the page. */
export function ignoreDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (!isStrayFile(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    });
  }
}
