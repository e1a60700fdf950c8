import type { JsonSchema } from '@valibot/to-json-schema';

/** Types that the calls page explains. The page writes out all other types. */
const short: Record<string, string> = { Baht: 'baht', Count: 'count', Rate: 'rate', Html: 'html' };

type Shapes = Readonly<Record<string, JsonSchema>>;

/** Returns a schema as one line, similar to TypeScript. Throws for an unknown type. */
export function shapeText(schema: JsonSchema, shapes: Shapes): string {
  const text = (inner: JsonSchema) => shapeText(inner, shapes);
  const { $ref, type, anyOf, oneOf, properties, required = [], items, additionalProperties } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return short[name] ?? text(shapes[name] as JsonSchema);
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((jsonSchemaType) => JSON.stringify(jsonSchemaType)).join(' | ');
  const either = anyOf ?? oneOf;
  if (either) return (either as JsonSchema[]).map(text).join(' | ');
  switch (type) {
    case 'object': {
      if (!properties) return `{ [name]: ${text(additionalProperties as JsonSchema)} }`;
      const fields = Object.entries(properties as Shapes).map(
        ([name, inner]) => `${name}${required.includes(name) ? '' : '?'}: ${text(inner)}`,
      );
      return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
    }
    case 'array': {
      const item = text(items as JsonSchema);
      return `${item.includes(' | ') ? `(${item})` : item}[]`;
    }
    case 'string':
      if (schema.format === 'date-time') return 'time';
      if ((schema as { contentMediaType?: string }).contentMediaType) return 'file';
      return schema.minLength ? 'string!' : 'string';
    case 'integer':
      return 'whole number';
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      if (Object.keys(schema).every((key) => key === 'description')) return 'anything';
      throw new Error(`shapeText has no text for ${JSON.stringify(schema)}`);
  }
}
