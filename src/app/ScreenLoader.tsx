import { Loader } from '@/components/Loader/Loader';
import { loader } from './frame.css';

/** Between two screens; shows after 200 ms. */
export function ScreenLoader() {
  return (
    <div className={loader}>
      <Loader />
    </div>
  );
}
