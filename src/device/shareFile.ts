import { saveFile } from './saveFile';

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/**
 * Returns whether the device has a share sheet for images. Most phones have a share sheet, which also offers to save
 * the image.
 */
export const canShareImages = (): boolean => canShare(new File(['-'], 'picture.png', { type: 'image/png' }));

/**
 * Shares a file with the device's share sheet. Without a sheet, or if sharing fails, downloads it. Returns `left` if
 * the member closed the sheet, and `unsure` if the download may have failed. Call it soon after a tap, because browsers
 * refuse to share otherwise.
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
