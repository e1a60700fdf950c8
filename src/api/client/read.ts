import type * as v from 'valibot';

/**
 * The parts of valibot's schema objects that reading looks at: this is the one place that walks them. One declaration is
 * strict for the mock, the contract and its documents, and is read leniently here; a `fallback` in it would make them lax.
 */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly key?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

type Dictionary = Record<string, unknown>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, key: string) =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const maybe = (type: string) => type === 'optional' || type === 'nullable' || type === 'nullish';

/** Whether a value is of the right sort at its top; what is inside is not looked at. */
function suits({ type, literal, options, wrapped }: Node, value: unknown): boolean {
  if (wrapped) return suits(wrapped, value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object' || type === 'record' || type === 'variant') return isDictionary(value);
  if (type === 'literal') return value === literal;
  if (type === 'picklist') return (options as unknown[]).includes(value);
  return typeof value === type;
}

function read(node: Node, value: unknown): unknown {
  switch (node.type) {
    case 'string':
      return typeof value === 'string' ? value : '';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
    case 'boolean':
      return value === true;
    case 'literal':
      return node.literal;
    case 'picklist':
      return suits(node, value) ? value : node.options?.at(-1);
    case 'array':
      return readItems(node.item as Node, value);
    case 'object':
      return readEntries(node.entries ?? {}, value);
    case 'record':
      return readRecord(node.value as Node, value);
    case 'variant':
      return read(chosen(node, value), value);
    case 'optional':
    case 'nullable':
    case 'nullish':
      if (suits(node, value)) return read(node.wrapped as Node, value);
      return node.type === 'nullable' || (node.type === 'nullish' && value === null) ? null : undefined;
    default:
      return undefined;
  }
}

/** Items of another sort cannot be shown as anything: they are left out when the items should be objects. */
function readItems(item: Node, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  const items = item.entries ? value.filter(isDictionary) : value;
  return items.map((one) => read(item, one));
}

function readEntries(entries: Readonly<Record<string, Node>>, value: unknown): Dictionary {
  const result: Dictionary = {};
  for (const key of Object.keys(entries)) {
    const entry = read(entries[key] as Node, own(value, key));
    if (entry !== undefined) result[key] = entry;
  }
  return result;
}

/** Only values of the right sort, and no key that means something to JavaScript. */
function readRecord(node: Node, value: unknown): Dictionary {
  if (!isDictionary(value)) return {};
  const pairs = Object.entries(value).filter(([key, one]) => !(key in Object.prototype) && suits(node, one));
  return Object.fromEntries(pairs.map(([key, one]) => [key, read(node, one)]));
}

/** The option whose discriminator fits, or the last one. */
function chosen({ key, options }: Node, value: unknown): Node {
  const nodes = options as readonly Node[];
  const fits = (node: Node) => own(value, key as string) === node.entries?.[key as string]?.literal;
  return nodes.find(fits) ?? (nodes.at(-1) as Node);
}

/**
 * Reads anything as what a schema declares, and never throws: a wrong or missing number is NaN, a string `''`, a boolean
 * false, a list empty, a picklist its last option, something nullable null, something optional absent. Keys that are
 * not declared are dropped. Values are not checked further than that (dates, minimums).
 */
export function readAs<Res>(schema: v.GenericSchema<unknown, Res>, value: unknown): Res {
  return read(schema as unknown as Node, value) as Res;
}

/** What an answer must have to be of use: its literals (`success: true`) and its `essential` texts, in their form. */
function isUseful({ literal, type, pipe }: Node, value: unknown): boolean {
  if (type === 'literal') return value === literal;
  if (!pipe?.some((check) => check.type === 'non_empty')) return true;
  if (typeof value !== 'string' || value === '') return false;
  return pipe.every(({ requirement }) => !(requirement instanceof RegExp) || requirement.test(value));
}

/**
 * Whether a whole answer is of the declared sort, so that reading it makes sense. No answer at all (`undefined`) will do
 * where the declaration says that there may be nothing.
 */
export function isValidResponse(schema: v.GenericSchema, value: unknown): boolean {
  const node = schema as unknown as Node;
  if (value === null || value === undefined) return maybe(node.type) || allOptional(node);
  if (!suits(node, value)) return false;
  return Object.entries(node.entries ?? {}).every(([key, entry]) => isUseful(entry, own(value, key)));
}

const allOptional = ({ type, entries = {} }: Node) =>
  type === 'object' && Object.values(entries).every((entry) => maybe(entry.type));

/** `success: false`, unless the declaration has it as something to be read, as that of a claim. */
export function isRefusal(schema: v.GenericSchema, value: unknown): boolean {
  const declared = (schema as unknown as Node).entries?.success;
  return own(value, 'success') === false && !(declared && suits(declared, false));
}

/**
 * Whether an answer tells what came of a command: it has at least one of the declared fields. An optional `message` is
 * words, which alone tell nothing.
 */
export function hasDeclaredField(schema: v.GenericSchema, value: unknown): boolean {
  const { entries } = schema as unknown as Node;
  if (!entries) return true;
  return Object.entries(entries).some(
    ([key, entry]) => !(key === 'message' && maybe(entry.type)) && suits(entry, own(value, key)),
  );
}
