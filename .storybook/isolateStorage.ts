import { namespaceStorage } from '@/device/storage';

/**
 * True in Storybook's own frame. A story in this frame that clears storage must not delete Storybook's entries, such as
 * the UI language.
 */
const isStoryRunner = window.frameElement?.id === 'storybook-preview-iframe';

/**
 * Frames of stories side by side, for example on the storyboard, share the browser's storage: one story would log out
 * the member of another. A frame with this name prefix (`frameName`) has its own storage namespace from its first story
 * on.
 */
export const isStorageIsolated = window.name.startsWith('apart ');

if (isStoryRunner || isStorageIsolated) namespaceStorage(isStoryRunner ? 'apart' : window.name);
