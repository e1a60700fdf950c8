import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** True if the panel "Controls" of these stories changes something. Only components work by args. */
export const hasControls = (title: string, args: object): boolean =>
  title.startsWith('Components/') && Object.keys(args).length > 0;

/** Hides the panels that stay empty without args: "Controls" and "Actions". */
export const hideEmptyPanels: ArgTypesEnhancer = ({ title, parameters, initialArgs, argTypes }) => {
  if (!hasControls(title, initialArgs)) {
    parameters.controls = { ...parameters.controls, disable: true };
    parameters.actions = { ...parameters.actions, disable: true };
  }
  return argTypes;
};
