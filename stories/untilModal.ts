import { expect, waitFor } from 'storybook/test';

/** A dialog answers its tap first, and makes the page inert in the frame after that. */
export const untilModal = () =>
  waitFor(() => expect(document.querySelectorAll('dialog:modal').length).toBeGreaterThan(0));
