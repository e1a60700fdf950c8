import { nodeCommands } from './checks';
import { randomDraws } from './deterministic';

/**
 * Facts about a story's final page. If they differ between runs, screenshots can differ although the code has not
 * changed.
 */
export interface LayoutRecord {
  /** The story's clock, in ms since 1970 UTC. */
  clock: number;
  /** Number of random numbers that the app, the mock and the story have drawn. */
  draws: number;
  /** The box of each visible element, rounded to 0.01 px: `tag.class "text" x y width height`. */
  boxes: string[];
  /** A hash of the pixels. */
  pixels: string;
}

const rounded = (px: number) => Math.round(px * 100) / 100;

/** Returns the record of the current page. */
async function recordLayout(): Promise<LayoutRecord> {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
      const words = element.childElementCount ? '' : ` "${element.textContent?.slice(0, 30)}"`;
      return `${name}${words} ${[x, y, width, height].map(rounded).join(' ')}`;
    });
  return { clock: Date.now(), draws: randomDraws(), boxes, pixels: await nodeCommands().pixelHash() };
}

interface StoryContext {
  globals: Record<string, unknown>;
  reporting: { addReport(report: { type: string; version: number; status: 'passed'; result: LayoutRecord }): unknown };
}

/** Returns true in a run of `npm run check:stories`, which compares the records of several runs. */
export const isRecorded = ({ globals }: Pick<StoryContext, 'globals'>): boolean => globals.recorded === true;

/** Adds the record to the reports of the story, which Vitest's JSON report contains. */
export async function reportLayout({ reporting }: StoryContext): Promise<void> {
  reporting.addReport({ type: 'layout', version: 1, status: 'passed', result: await recordLayout() });
}
