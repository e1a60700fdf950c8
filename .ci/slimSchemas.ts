import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { root } from './runner/program.ts';

const api = join(root, 'src/api/');

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What only mock, docs and tests read of a declared call: its codes, and the shape of a JSON request. */
function unreadParts(options: ESTree.ObjectExpression): Edit[] {
  const properties = options.properties.filter((property) => property.type === 'Property');
  const named = (name: string) => properties.find(({ key }) => key.type === 'Identifier' && key.name === name);
  const replace = (name: string, text: string): Edit[] => {
    const value = named(name)?.value;
    return value ? [{ start: value.start, end: value.end, text }] : [];
  };
  return [...replace('codes', '[]'), ...(named('multipart') ? [] : replace('request', '{} as never'))];
}

/** The declarations of a file of src/api without those parts; what they alone used falls out of the bundle. */
function slimDeclarations(code: string): string {
  const edits: Edit[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const call = node as ESTree.CallExpression;
    const options = call.type === 'CallExpression' ? call.arguments[2] : undefined;
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'defineCall') {
      if (options?.type === 'ObjectExpression') edits.push(...unreadParts(options));
      return;
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'ts' }).body);
  // From the end, so that earlier positions stay right.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** Puts src/api/slimSchema.ts in the place of valibot in src/api: members' browsers read by schemas, they do not check. */
export function slimSchemas(): Plugin {
  return {
    name: 'kapao:slim-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'valibot' && importer?.startsWith(api) ? join(api, 'slimSchema.ts') : null),
    transform(code, id) {
      if (!id.startsWith(api) || !code.includes('defineCall(')) return null;
      return { code: slimDeclarations(code), map: null };
    },
  };
}
