/**
 * What a production build takes in place of valibot in this folder (see .ci/slimSchemas.ts): the same builders, without
 * the code that checks. The app only reads by the shapes (read.ts), and valibot would cost /login 3 kB. A builder that
 * is missing here stops the production build; slimSchema.test.ts holds both to the same answers.
 */
interface Shape {
  type: string;
  requirement?: RegExp;
  entries?: Record<string, Shape>;
}

/* @__NO_SIDE_EFFECTS__ */
const of = (type: string) => ({ type });

/* @__NO_SIDE_EFFECTS__ */
export const string = () => of('string');
/* @__NO_SIDE_EFFECTS__ */
export const number = () => of('number');
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => of('boolean');
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => of('unknown');
/* @__NO_SIDE_EFFECTS__ */
export const file = () => of('file');
/* @__NO_SIDE_EFFECTS__ */
export const literal = (literal: unknown) => ({ type: 'literal', literal });
/* @__NO_SIDE_EFFECTS__ */
export const picklist = (options: unknown) => ({ type: 'picklist', options });
/* @__NO_SIDE_EFFECTS__ */
export const array = (item: Shape) => ({ type: 'array', item });
/* @__NO_SIDE_EFFECTS__ */
export const object = (entries: Record<string, Shape>) => ({ type: 'object', entries });
/* @__NO_SIDE_EFFECTS__ */
export const record = (_key: Shape, value: Shape) => ({ type: 'record', value });
/* @__NO_SIDE_EFFECTS__ */
export const variant = (key: string, options: Shape[]) => ({ type: 'variant', key, options });
/* @__NO_SIDE_EFFECTS__ */
export const optional = (wrapped: Shape) => ({ type: 'optional', wrapped });
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (wrapped: Shape) => ({ type: 'nullable', wrapped });
/* @__NO_SIDE_EFFECTS__ */
export const nullish = (wrapped: Shape) => ({ type: 'nullish', wrapped });
/** Only requests are partial, and nothing reads those. */
/* @__NO_SIDE_EFFECTS__ */
export const partial = (schema: Shape) => schema;
/* @__NO_SIDE_EFFECTS__ */
export const pipe = (schema: Shape, ...checks: Shape[]) => ({ ...schema, pipe: checks });
/* @__NO_SIDE_EFFECTS__ */
export const nonEmpty = () => of('non_empty');
/* @__NO_SIDE_EFFECTS__ */
export const check = () => of('check');
export const finite = check;
export const integer = check;
export const isoTimestamp = check;
export const maxValue = check;
export const minValue = check;
/* @__NO_SIDE_EFFECTS__ */
export const regex = (requirement: RegExp) => ({ type: 'regex', requirement });
