import { definePreviewAddon } from 'storybook/internal/csf';
import type { Call } from '@/api/call';

/** A call that goes wrong in a story, each time unless told. */
export interface Fault {
  call: Call;
  /**
   * `answer`: `status` with `{ message }`; `html`, `empty`, `cut`: a body that is no JSON; `network`: no answer;
   * `never`: no answer while the story lasts.
   */
  kind?: 'answer' | 'html' | 'empty' | 'cut' | 'network' | 'never';
  /** 500 unless told. */
  status?: number;
  /** A code of spec section 8, or free text. */
  message?: string;
  /** How many times; the backend answers after that. */
  times?: number;
}

/** What a story may say about the world around it. */
export interface StoryParameters {
  /** A named state of the mock backend; `usual` unless told. The toolbar's choice goes first. */
  scenario?: string;
  /** Logged in: `true` as the scenario's first member, or a phone number. Logged out unless told. */
  session?: boolean | string;
  /** Calls that fail. */
  fail?: Fault | readonly Fault[];
  /** Where the story's router starts; `/` unless told. */
  route?: string;
  /** The instant the story starts at, in milliseconds since 1970 UTC. */
  now?: number;
}

/** Types these parameters in every story; does nothing else. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
