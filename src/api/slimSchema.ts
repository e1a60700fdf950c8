/**
 * What a production build takes in place of valibot in this folder (see .ci/slimSchemas.ts): the same builders, without
 * the code that checks. The app only reads by the shapes (read.ts), and valibot would cost /login 3 kB. A builder that
 * is missing here stops the production build; slimSchema.test.ts holds both to the same answers.
 */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
}

/* @__NO_SIDE_EFFECTS__ */
const of = (type: string) => ({ type });

export const string = () => of('string');
export const number = () => of('number');
export const boolean = () => of('boolean');
export const unknown = () => of('unknown');
export const file = () => of('file');
export const literal = (literal: unknown) => ({ type: 'literal', literal });
export const picklist = (options: unknown) => ({ type: 'picklist', options });
export const array = (item: Shape) => ({ type: 'array', item });
export const object = (entries: Record<string, Shape>) => ({ type: 'object', entries });
export const record = (_key: Shape, value: Shape) => ({ type: 'record', value });
export const variant = (key: string, options: Shape[]) => ({ type: 'variant', key, options });
export const optional = (wrapped: Shape) => ({ type: 'optional', wrapped });
export const nullable = (wrapped: Shape) => ({ type: 'nullable', wrapped });
export const nullish = (wrapped: Shape) => ({ type: 'nullish', wrapped });
/** Only requests are partial, and nothing reads those. */
export const partial = (schema: Shape) => schema;
export const pipe = (schema: Shape, ...checks: Shape[]) => ({ ...schema, pipe: checks });
export const nonEmpty = () => of('non_empty');
export const check = () => of('check');
export const finite = check;
export const integer = check;
export const isoTimestamp = check;
export const maxValue = check;
export const minValue = check;
export const regex = check;
