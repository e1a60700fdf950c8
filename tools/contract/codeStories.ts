import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId, toTestId } from 'storybook/internal/csf';
import ts from 'typescript';
import { loginSentinels, otpSentinels, registerSentinels } from '../../mocks/sentinels.ts';
import { codeRows } from '../../mocks/testing/codes.ts';
import type { Call } from '../../src/api/calls/call.ts';
import { calls } from '../../src/api/calls/calls.ts';
import { root } from '../test/program.ts';
import { rooms, titleOf, usage } from './usage.ts';

/** A story, or a test of a story, as Storybook indexes it. */
export interface CodeStory {
  id: string;
  name: string;
}

/** Codes and calls that a story names, and its docs page. Only screens and modals have such a page. */
interface Told extends CodeStory {
  page?: string;
  isTest: boolean;
  codes: ReadonlySet<string>;
  calls: ReadonlySet<string>;
}

const declared: Readonly<Record<string, Call>> = calls;
const codes = new Set(codeRows.map(({ code }) => code));
const sentinels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loginSentinels,
  registerSentinels,
  otpSentinels,
};
const inputs: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(sentinels));

const matches = (pattern: string, path: string) => new RegExp(`^${pattern}$`).test(path);

/** Returns the calls that a text names, such as `/api/autoLogin/*` or `GET /api/wallet/account/PG`. */
function callsAt(text: string): string[] {
  const [asked] = /\/api\/[^?\s]+/.exec(text) ?? [];
  if (!asked) return [];
  return Object.entries(declared).flatMap(([name, { path }]) =>
    matches(path.replace(/\{\w+\}/g, '[^/]+'), asked) || matches(asked.replace(/\*/g, '.+'), path) ? [name] : [],
  );
}

/**
 * Returns the codes and calls that a part of a story's source names. Includes the helpers in the same file that this
 * part uses.
 */
function named(made: ts.Node, helpers: ReadonlyMap<string, ts.Node>): Pick<Told, 'codes' | 'calls'> {
  const told = { codes: new Set<string>(), calls: new Set<string>() };
  const seen = new Set<ts.Node>();
  const look = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isIdentifier(node)) {
      if (codes.has(node.text)) told.codes.add(node.text);
      if (Object.hasOwn(declared, node.text)) told.calls.add(node.text);
      for (const code of Object.values(sentinels[node.text] ?? {})) told.codes.add(code);
      const helper = helpers.get(node.text);
      if (helper) look(helper);
    }
    if (ts.isStringLiteralLike(node)) {
      const code = inputs[node.text] ?? node.text.replace(/^(errors:)?code\./, '');
      if (codes.has(code)) told.codes.add(code);
      for (const call of callsAt(node.text)) told.calls.add(call);
    }
    // `expectRefusal` uses the call's first code by default.
    if (ts.isCallExpression(node) && node.expression.getText() === 'expectRefusal' && node.arguments.length < 4) {
      const [first] = declared[node.arguments[0]?.getText() ?? '']?.codes ?? [];
      if (first) told.codes.add(first);
    }
    ts.forEachChild(node, look);
  };
  look(made);
  return told;
}

/** Parses `X.story(…)` and `X.test('name', …)`: the owner `X` and the arguments. */
function madeBy(node: ts.Node | undefined, ...methods: string[]) {
  if (!node || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: owner, name } = node.expression;
  return methods.includes(name.text) ? { owner: owner.getText(), given: node.arguments } : undefined;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);
const textAt = (node: ts.Node | undefined, key: string): string | undefined =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((one) =>
        ts.isPropertyAssignment(one) && one.name.getText() === key ? (textOf(one.initializer) ?? []) : [],
      )[0]
    : undefined;

/** Returns the stories of a file and their tests. */
function readStories(group: string, file: string): Told[] {
  const text = readFileSync(join(root, 'stories', group, file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const helpers = new Map<string, ts.Node>();
  const stories = new Map<string, { name: string; made: ts.Node }>();
  let title = basename(file, '.stories.tsx');
  for (const node of statements) {
    if (ts.isFunctionDeclaration(node) && node.name) helpers.set(node.name.text, node);
    if (!ts.isVariableStatement(node)) continue;
    for (const { name, initializer } of node.declarationList.declarations) {
      const key = name.getText();
      const meta = madeBy(initializer, 'meta');
      const story = madeBy(initializer, 'story', 'extend');
      if (meta) title = textAt(meta.given[0], 'title') ?? title;
      else if (story) {
        stories.set(key, { name: textAt(story.given[0], 'name') ?? storyNameFromExport(key), made: node });
      } else if (initializer) helpers.set(key, initializer);
    }
  }
  const isOf = ([of, name]: readonly [string, string]) => of === group && file.startsWith(name);
  const room = rooms().find(isOf);
  const about = { ...(room && { page: titleOf(...room) }) };
  const shown = `${group.charAt(0).toUpperCase()}${group.slice(1)}/${title}`;
  const idOf = (key: string) => toId(shown, storyNameFromExport(key));
  const own = [...stories].map(([key, { name, made }]) => ({
    ...about,
    ...named(made, helpers),
    ...{ id: idOf(key), name: `${title}: ${name}`, isTest: false },
  }));
  const tests = statements.flatMap((node) => {
    const test = ts.isExpressionStatement(node) ? madeBy(node.expression, 'test') : undefined;
    const name = textOf(test?.given[0]);
    const story = stories.get(test?.owner ?? '');
    if (!test || name === undefined || !story) return [];
    const id = toTestId(idOf(test.owner), name);
    return { ...about, ...named(node, helpers), id, name: `${title}: ${story.name}: ${name}`, isTest: true };
  });
  return [...own, ...tests];
}

/** Sorts stories before tests, then by the number of codes that they show, fewest first. */
const plainest = (one: Told, other: Told) =>
  Number(one.isTest) - Number(other.isTest) || one.codes.size - other.codes.size || one.id.localeCompare(other.id);

/**
 * Returns, for each call, at most one story per code. A story fits if its source names the code and the call. If its
 * source names the code but no call that declares it, the story fits if its docs page lists the call. `any` has, for
 * each code, a story that names the code.
 */
export function codeStories(): Record<string, Record<string, CodeStory>> {
  const all = ['screens', 'modals', 'flows', 'internals'].flatMap((group) =>
    readdirSync(join(root, 'stories', group))
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => readStories(group, file)),
  );
  const makes = usage();
  const shows = (call: string, code: string) => (told: Told) => {
    if (!told.codes.has(code)) return false;
    const others = [...told.calls].filter((name) => declared[name]?.codes.includes(code));
    return others.length > 0 ? others.includes(call) : told.page !== undefined && !!makes[told.page]?.includes(call);
  };
  const firstOf = (code: string, fits: (told: Told) => boolean): [string, CodeStory][] => {
    const [first] = all.filter(fits).sort(plainest);
    return first ? [[code, { id: first.id, name: first.name }]] : [];
  };
  const byCall = Object.entries(declared).map(([name, call]) => {
    const own = [...call.codes].filter((code) => codes.has(code));
    return [name, Object.fromEntries(own.flatMap((code) => firstOf(code, shows(name, code))))] as const;
  });
  const any = [...codes].flatMap((code) => firstOf(code, (told) => told.codes.has(code)));
  return {
    ...Object.fromEntries(byCall.filter(([, own]) => Object.keys(own).length > 0)),
    any: Object.fromEntries(any),
  };
}
