import type { FaultRule } from '@mocks/faults';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { Call } from '@/api/calls/call';

/** A call that goes wrong in a story, each time unless `times` tells; kinds as in mocks/faults.ts. */
export interface StoryFault extends Omit<FaultRule, 'method' | 'path' | 'kind'> {
  call: Call;
  /** Besides the backend's own kinds `never`: no answer while the story lasts. */
  kind?: FaultRule['kind'] | 'never';
}

/** What a story may say about the world around it. */
export interface StoryParameters {
  /** A named state of the mock backend; `usual` unless told. The toolbar's choice goes first. */
  scenario?: string;
  /** Logged in: `true` as the scenario's first member, or a phone number. Logged out unless told. */
  session?: boolean | string;
  /** Calls that fail. */
  fail?: StoryFault | readonly StoryFault[];
  /** Where the story's router starts; `/` unless told. */
  route?: string;
  /** The instant the story starts at, in milliseconds since 1970 UTC. */
  now?: number;
}

/** Types these parameters in every story; does nothing else. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
