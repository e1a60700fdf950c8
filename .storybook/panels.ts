import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/**
 * Returns true if the panel "Controls" of a story changes something. Only stories of components use args, and only if
 * their `render` does not ignore the args.
 */
export const hasControls = (title: string, args: object, rendersArgs = true): boolean =>
  title.startsWith('Components/') && Object.keys(args).length > 0 && rendersArgs;

/** Hides the panels that stay empty without args: "Controls" and "Actions". */
export const hideEmptyPanels: ArgTypesEnhancer = ({ title, parameters, initialArgs, argTypes }) => {
  if (!hasControls(title, initialArgs, parameters.__isArgsStory)) {
    parameters.controls = { ...parameters.controls, disable: true };
    parameters.actions = { ...parameters.actions, disable: true };
  }
  return argTypes;
};

/** Types for which Storybook chooses a good control. */
const simple = ['string', 'number', 'boolean', 'enum'];

/** Controls by the type of the current value, for props of a type such as `string | number`. */
const controls: Partial<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

const none = { disable: true };

/** Props of type `ReactNode` that are usually a text. Others are usually an icon or a button. */
const texts = ['children', 'label', 'title', 'hint', 'error', 'reason'];

/** Returns the control of a prop, `{ disable: true }` for none, and `undefined` for Storybook's own choice. */
export function getControl(name: string, { type, control }: InputType, value: unknown): InputType['control'] {
  if (control !== undefined) return control;
  if (/className$/i.test(name)) return none;
  const kind = typeof type === 'string' ? type : type?.name;
  if (kind === undefined || simple.includes(kind)) return;
  const chosen = controls[typeof value] ?? (value === undefined && texts.includes(name) ? 'text' : undefined);
  return chosen ? { type: chosen } : none;
}

/** Returns the default value that the description of a prop names: "Default: `action`." */
const findDefault = ({ description = '' }: InputType) => /\bDefault: `([^`]+)`/.exec(description)?.[1];

/** Shows the default value that a description names in its own column too. */
function addDefault(argType: InputType): InputType {
  const summary = findDefault(argType);
  return summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType;
}

/** Props of every element, which say nothing about a component. Storybook would infer `onClick` from its arg. */
const hidden = Object.fromEntries(['ref', 'onClick'].map((name) => [name, { name, table: { disable: true } }]));

/**
 * Gives the props of components a control for their text, number or switch, and their default values. Other props show
 * only their type.
 */
export const chooseControls: ArgTypesEnhancer = ({ title, initialArgs, argTypes }) => {
  if (!title.startsWith('Components/')) return argTypes;
  const shown = Object.entries(argTypes).map(([name, argType]) => {
    const control = getControl(name, argType, initialArgs[name]);
    return [name, { ...addDefault(argType), ...(control === undefined ? {} : { control }) }];
  });
  return { ...Object.fromEntries(shown), ...hidden };
};
