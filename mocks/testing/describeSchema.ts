import type * as v from 'valibot';
import { baht, count, essential, html, isoDate, rate } from '@/api/shapes';

/** Names of shapes that mean more than their type. */
const named = new Map<unknown, string>([
  [baht, 'baht'],
  [count, 'count'],
  [essential, 'string!'],
  [html, 'html'],
  [isoDate, 'time'],
  [rate, 'rate'],
]);

/** What a schema of ours is made of; every kind in use is named in `describe`. */
interface Node {
  readonly type: string;
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly (Node | string)[];
  readonly literal?: unknown;
  readonly key?: Node;
  readonly value?: Node;
}

const isOptional = ({ type }: Node) => type === 'optional' || type === 'nullish';

function fields(entries: Record<string, Node>): string {
  const list = Object.entries(entries).map(([name, node]) => `${name}${isOptional(node) ? '?' : ''}: ${text(node)}`);
  return list.length > 0 ? `{ ${list.join(', ')} }` : '{}';
}

function text(node: Node): string {
  const name = named.get(node);
  if (name) return name;
  switch (node.type) {
    case 'object':
      return fields(node.entries ?? {});
    case 'array': {
      const item = text(node.item as Node);
      return `${item.includes(' | ') ? `(${item})` : item}[]`;
    }
    case 'optional':
      return text(node.wrapped as Node);
    case 'nullish':
    case 'nullable':
      return `${text(node.wrapped as Node)} | null`;
    case 'literal':
      return JSON.stringify(node.literal);
    case 'picklist':
      return (node.options as string[]).map((option) => `"${option}"`).join(' | ');
    case 'union':
    case 'variant':
      return (node.options as Node[]).map(text).join(' | ');
    case 'record':
      return `{ [name]: ${text(node.value as Node)} }`;
    case 'string':
    case 'number':
    case 'boolean':
    case 'file':
    case 'unknown':
      return node.type;
    default:
      throw new Error(`describeSchema does not know ${node.type}`);
  }
}

/** A schema in one line, close to TypeScript. */
export const describeSchema = (schema: v.GenericSchema): string => text(schema as unknown as Node);
