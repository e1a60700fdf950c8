import type { ReactNode } from 'react';
import { form } from './Skeleton.css';
import { SkeletonText } from './SkeletonText';

/**
 * Placeholder of a sheet's form. It has the usual form's height, so that the sheet does not grow under the finger.
 * Default content: lines of text.
 */
export function SkeletonForm({ children = <SkeletonText lines={6} /> }: { children?: ReactNode }) {
  return <div className={form}>{children}</div>;
}
