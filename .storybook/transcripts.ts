import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { flows, states } from '../tools/transcripts/states.ts';

const files = new Map<string, string>([
  ...states.map((id) => [id, id] as const),
  ...Object.entries(flows).map(([name, id]) => [id, `flow-${name}`] as const),
]);

/** Returns the name of the transcript of a story, in the folder of each language. Undefined if it has none. */
export const transcriptOf = (storyId: string): string | undefined => files.get(storyId);

/** Tells the manager which stories have a transcript. It hides the panel of the others. */
export const markTranscripts: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  parameters.transcript = transcriptOf(id);
  return argTypes;
};
