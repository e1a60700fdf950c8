import type { Files } from './texts.ts';

/** New texts by file and line, from 0. */
export type Proposals = Record<string, Record<number, string>>;

/**
 * The proposals as `git apply` takes them: in each file the lines of those texts, and three around them. Stands alone: the
 * page of words has it, too.
 */
export function patchOf(files: Files, proposals: Proposals): string {
  const around = 3;
  const changed = Object.entries(proposals).map(([file, texts]) => {
    const lines = (files[file] ?? '').replace(/\n$/, '').split('\n');
    const ats = Object.keys(texts)
      .map(Number)
      .sort((a, b) => a - b);
    // Changes so near each other that what is around them touches stand together.
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
