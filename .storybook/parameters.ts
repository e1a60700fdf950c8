import type { FaultRule } from '@mocks/faults';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { Call } from '@/api/calls/call';
import type { ModalViews } from '@/overlays/modalButton';

/** A call that fails in a story, every time unless `times` is set. mocks/faults.ts describes the kinds. */
export interface StoryFault extends Omit<FaultRule, 'method' | 'path' | 'kind'> {
  call: Call;
  /** A fault of the mock backend, or `never`: no response while the story lasts. */
  kind?: FaultRule['kind'] | 'never';
}

/** Parameters with which a story sets up its environment. */
export interface StoryParameters {
  /** A named state of the mock backend. The toolbar's choice takes precedence. Default: `usual`. */
  scenario?: string;
  /** The logged-in member: `true` for the scenario's first member, or a phone number. Default: logged out. */
  session?: boolean | string;
  fail?: StoryFault | readonly StoryFault[];
  /** The initial route of the story's router. Default: `/`. */
  route?: string;
  /** The modals that the story or its tests show, each from `src/modals/…/view.ts`. Others never load. */
  modals?: Partial<ModalViews>;
  /** The start time of the story, in ms since 1970 UTC. Default: `defaultNow`. */
  now?: number;
}

/** Types these parameters in every story; has no other effect. */
export const storyParameters = definePreviewAddon<{ parameters: StoryParameters }>({});
