import type { Files } from './texts.ts';

/** New texts by file and line number, counted from 0. */
export type Proposals = Record<string, Record<number, string>>;

/**
 * Returns the proposals as a patch for `git apply`, with three context lines. The report page also contains this
 * function as text, so it uses nothing outside itself.
 */
export function patchOf(files: Files, proposals: Proposals): string {
  const around = 3;
  const changed = Object.entries(proposals).map(([file, texts]) => {
    const lines = (files[file] ?? '').replace(/\n$/, '').split('\n');
    const ats = Object.keys(texts)
      .map(Number)
      .sort((a, b) => a - b);
    // Changes with overlapping context lines form one hunk.
    const hunks: number[][] = [];
    for (const at of ats) {
      const last = hunks.at(-1);
      if (last && at - (last.at(-1) ?? 0) <= around * 2) last.push(at);
      else hunks.push([at]);
    }
    const written = hunks.map((hunk) => {
      const start = Math.max(0, (hunk[0] ?? 0) - around);
      const end = Math.min(lines.length, (hunk.at(-1) ?? 0) + around + 1);
      const body: string[] = [];
      let added: string[] = [];
      for (let at = start; at <= end; at += 1) {
        const line = lines[at] ?? '';
        if (at < end && hunk.includes(at)) {
          body.push(`-${line}`);
          const text = JSON.stringify(texts[at]);
          added.push(`+${line.replace(/^(\s*"[^"]*": )"(?:[^"\\]|\\.)*"/, (_, name) => name + text)}`);
          continue;
        }
        body.push(...added);
        added = [];
        if (at < end) body.push(` ${line}`);
      }
      const range = `${start + 1},${end - start}`;
      return `@@ -${range} +${range} @@\n${body.join('\n')}\n`;
    });
    return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n${written.join('')}`;
  });
  return changed.join('');
}
