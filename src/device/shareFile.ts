import { saveFile } from './saveFile';

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Whether the device has a share sheet that takes pictures; phones mostly do, and saving is one of its choices. */
export const canShareImages = (): boolean => canShare(new File(['-'], 'picture.png', { type: 'image/png' }));

/**
 * Hands a file to the device's share sheet, or downloads it where there is none or it refuses. `left` when the member has
 * closed the sheet, `unsure` as `saveFile` says. Call it soon after a tap: browsers share nothing by themselves.
 */
export async function shareOrSave(file: File): Promise<'shared' | 'saved' | 'unsure' | 'left'> {
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'left';
    }
  }
  return saveFile(file) ? 'saved' : 'unsure';
}
