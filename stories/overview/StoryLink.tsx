import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyAddress } from '#.storybook/addresses';

export interface StoryLinkProps {
  /** The story's id, such as `screens-login--default`. */
  id: string;
  /** The toolbar's globals. They are part of the address, for a new tab or a copied link. */
  globals?: Record<string, unknown>;
  className?: string;
  children: ReactNode;
}

/** A link to a story. Storybook opens it without reloading. */
export function StoryLink({ id, globals = {}, className, children }: StoryLinkProps) {
  const go = (event: MouseEvent) => {
    if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <a className={className} href={storyAddress(id, globals)} target="_top" onClick={go}>
      {children}
    </a>
  );
}
