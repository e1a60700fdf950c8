import type * as v from 'valibot';

/**
 * The properties of valibot's schema objects that this file reads. Other app code reads only `entries`. The mock, the
 * contract and its documents use the same schemas strictly. So the schemas must not use valibot's `fallback`, which
 * would make those uses lenient too.
 */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly value?: SchemaNode;
  readonly key?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

type Dictionary = Record<string, unknown>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getOwnValue = (value: unknown, key: string) =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const isOptionalType = (type: string) => type === 'optional' || type === 'nullable' || type === 'nullish';

/** Returns whether a value has the right type at its top level. Nested values are not checked. */
function hasType({ type, literal, options, wrapped }: SchemaNode, value: unknown): boolean {
  if (wrapped) return hasType(wrapped, value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object' || type === 'record' || type === 'variant') return isDictionary(value);
  if (type === 'literal') return value === literal;
  if (type === 'picklist') return (options as unknown[]).includes(value);
  return typeof value === type;
}

function read(node: SchemaNode, value: unknown): unknown {
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
      return hasType(node, value) ? value : node.options?.at(-1);
    case 'array':
      return readItems(node.item as SchemaNode, value);
    case 'object':
      return readEntries(node.entries ?? {}, value);
    case 'record':
      return readRecord(node.value as SchemaNode, value);
    case 'variant':
      return read(chooseOption(node, value), value);
    case 'optional':
    case 'nullable':
    case 'nullish':
      if (hasType(node, value)) return read(node.wrapped as SchemaNode, value);
      return node.type === 'nullable' || (node.type === 'nullish' && value === null) ? null : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads the items of a list. If the schema declares objects, leaves out all other values, because they cannot be shown.
 */
function readItems(item: SchemaNode, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  const items = item.entries ? value.filter(isDictionary) : value;
  return items.map((candidate) => read(item, candidate));
}

function readEntries(entries: Readonly<Record<string, SchemaNode>>, value: unknown): Dictionary {
  const result: Dictionary = {};
  for (const key of Object.keys(entries)) {
    const entry = read(entries[key] as SchemaNode, getOwnValue(value, key));
    if (entry !== undefined) result[key] = entry;
  }
  return result;
}

/** Reads a record. Keeps only values of the right type, and no key that `Object.prototype` has. */
function readRecord(node: SchemaNode, value: unknown): Dictionary {
  if (!isDictionary(value)) return {};
  const pairs = Object.entries(value).filter(
    ([key, candidate]) => !(key in Object.prototype) && hasType(node, candidate),
  );
  return Object.fromEntries(pairs.map(([key, candidate]) => [key, read(node, candidate)]));
}

/** Returns the option whose discriminator matches, or else the last option. */
function chooseOption({ key, options }: SchemaNode, value: unknown): SchemaNode {
  const nodes = options as readonly SchemaNode[];
  const fits = (node: SchemaNode) => getOwnValue(value, key as string) === node.entries?.[key as string]?.literal;
  return nodes.find(fits) ?? (nodes.at(-1) as SchemaNode);
}

/**
 * Reads any value as the declared shape and never throws.
 * - A wrong or missing number becomes NaN, a string `''`, a boolean false, and a list empty.
 * - A picklist becomes its last option, a nullable value null, and an optional value undefined.
 * - Undeclared keys are dropped. Other checks of the schema (dates, minimums) do not apply.
 */
export function readAs<Res>(schema: v.GenericSchema<unknown, Res>, value: unknown): Res {
  return read(schema as unknown as SchemaNode, value) as Res;
}

/**
 * Returns false if a field lacks its declared literal (`success: true`) or its valid `essential` text, without which a
 * response is useless.
 */
function isUseful({ literal, type, pipe }: SchemaNode, value: unknown): boolean {
  if (type === 'literal') return value === literal;
  if (!pipe?.some((check) => check.type === 'non_empty')) return true;
  if (typeof value !== 'string' || value === '') return false;
  return pipe.every(({ requirement }) => !(requirement instanceof RegExp) || requirement.test(value));
}

/**
 * Returns whether a response can be read: its top level has the declared type, and its essential fields are valid. An
 * empty response (null or `undefined`) is valid if the schema allows it.
 */
export function isValidResponse(schema: v.GenericSchema, value: unknown): boolean {
  const node = schema as unknown as SchemaNode;
  if (value === null || value === undefined) return isOptionalType(node.type) || allOptional(node);
  if (!hasType(node, value)) return false;
  return Object.entries(node.entries ?? {}).every(([key, entry]) => isUseful(entry, getOwnValue(value, key)));
}

const allOptional = ({ type, entries = {} }: SchemaNode) =>
  type === 'object' && Object.values(entries).every((entry) => isOptionalType(entry.type));

/** Returns whether a response is a refusal: `success: false`, unless the call declares that value, as a claim does. */
export function isRefusal(schema: v.GenericSchema, value: unknown): boolean {
  const declared = (schema as unknown as SchemaNode).entries?.success;
  return getOwnValue(value, 'success') === false && !(declared && hasType(declared, false));
}

/**
 * Returns whether a response shows the result of a command: it has at least one declared field of the right type. A
 * response whose schema declares no fields always does. An optional `message` does not count, because a text does not
 * prove a result.
 */
export function hasDeclaredField(schema: v.GenericSchema, value: unknown): boolean {
  const { entries } = schema as unknown as SchemaNode;
  if (!entries) return true;
  return Object.entries(entries).some(
    ([key, entry]) => !(key === 'message' && isOptionalType(entry.type)) && hasType(entry, getOwnValue(value, key)),
  );
}
