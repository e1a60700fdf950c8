import { definePreviewAddon } from 'storybook/internal/csf';

/** What a story may say about the world around it. */
export interface StoryParameters {
  /** Where the story's router starts; `/` unless told. */
  route?: string;
  /** The instant the story starts at, in milliseconds since 1970 UTC. */
  now?: number;
}

/** Types these parameters in every story; does nothing else. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
