import { Loader } from '@/components/Loader/Loader';
import { loader } from './frame.css';

/** A spinner between two screens; appears after 200 ms. */
export function ScreenLoader() {
  return (
    <div className={loader}>
      <Loader />
    </div>
  );
}
