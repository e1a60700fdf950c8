import { namespaceStorage } from '@/device/storage';

/**
 * True in Storybook's own frame. A story in it that clears storage must not delete Storybook's entries, such as the UI
 * language.
 */
const isStoryRunner = window.frameElement?.id === 'storybook-preview-iframe';

/**
 * Frames of stories side by side, for example on the storyboard, share the browser's storage: one would log out the
 * other's member. A frame with this name prefix (`frameName`) has a storage namespace of its own from its first story
 * on.
 */
export const isStorageIsolated = window.name.startsWith('apart ');

if (isStoryRunner || isStorageIsolated) namespaceStorage(isStoryRunner ? 'apart' : window.name);
