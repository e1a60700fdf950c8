import { namespaceStorage } from '@/device/storage';

/**
 * True in the frame in which Storybook's UI shows a story. A story in this frame that clears storage must not delete
 * Storybook's entries, such as the sidebar's state.
 */
const isStoryRunner = window.frameElement?.id === 'storybook-preview-iframe';

/**
 * True if the name of this frame has the prefix of `frameName`. Such frames show stories side by side, for example on
 * the storyboard. Each frame has its own storage namespace, so that one story does not log out the member of another
 * story.
 */
export const isStorageIsolated = window.name.startsWith('apart ');

if (isStoryRunner || isStorageIsolated) namespaceStorage(isStoryRunner ? 'apart' : window.name);
