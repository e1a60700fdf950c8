import { form } from './Skeleton.css';
import { SkeletonText } from './SkeletonText';

/** Placeholder of a sheet's form. It has the usual form's height, so that the sheet does not grow under the finger. */
export function SkeletonForm() {
  return (
    <div className={form}>
      <SkeletonText lines={6} />
    </div>
  );
}
