import { nodeCommands } from './checks';
import { randomDraws } from './deterministic';

/** Facts about a story's final page. If one differs between two runs, its screenshots differ without a change. */
export interface LayoutRecord {
  /** The story's clock, in ms since 1970 UTC. */
  clock: number;
  /** Number of random numbers that the story has drawn. */
  draws: number;
  /** The box of each element to 1/100 px, as `tag.class "text" x y width height`. */
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

/** True in a run of `npm run check:stories`, which compares the records of several runs. */
export const isRecorded = ({ globals }: Pick<StoryContext, 'globals'>): boolean => globals.recorded === true;

/** Adds the record to the reports of the story, which Vitest's JSON report contains. */
export async function reportLayout({ reporting }: StoryContext): Promise<void> {
  reporting.addReport({ type: 'layout', version: 1, status: 'passed', result: await recordLayout() });
}
