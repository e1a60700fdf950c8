import { style } from '@vanilla-extract/css';
import { skeleton } from './Skeleton.css';

/** Takes the space of a sample text in the surrounding font and size. The sample is not in the document's text. */
export const text = style([
  skeleton.classNames.base,
  { display: 'inline', '::before': { content: 'attr(data-like)', visibility: 'hidden' } },
]);
