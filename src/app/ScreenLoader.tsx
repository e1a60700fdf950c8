import { Loader } from '@/components/Loader/Loader';
import { loader } from './frame.css';

/** The spinner between two screens. It appears after 200 ms. */
export function ScreenLoader() {
  return (
    <div className={loader}>
      <Loader />
    </div>
  );
}
