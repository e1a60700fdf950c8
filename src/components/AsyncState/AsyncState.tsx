import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SlowLoading } from '@/components/Loader/SlowLoading';
import { errorText } from '@/i18n/errorText';

export interface AsyncStateProps<Res> {
  /** The state of the request, as `useRead` returns it. */
  read: {
    data: Res | undefined;
    error: unknown;
    isLoading: boolean;
    /** If true, a failure shows a single line instead of the missing data. */
    isSilent?: boolean;
    reload: () => unknown;
  };
  /** Title of the error state, which says what did not load. */
  failed: ReactNode;
  /** The reason for the failure. `true` shows the text that belongs to the error. */
  reason?: ReactNode;
  /** Placeholder that reserves the space of the data until the data arrives. */
  skeleton: ReactNode;
  /** Shown instead of a list without entries. */
  empty?: ReactNode;
  /** True if nothing else is in view, so that also a quiet failure has the full message's size. Default: false. */
  fullSize?: boolean;
  /** Renders the data. Leave `children` out if another component shows the data. */
  children?: (data: Res) => ReactNode;
}

/**
 * Shows a request in each of its states: loaded, empty list, failed with a retry button, loading. Loaded data stays
 * visible when a later refresh fails. For a paginated list use `PagedList`.
 */
export function AsyncState<Res>({ read, failed, fullSize, reason, skeleton, empty, children }: AsyncStateProps<Res>) {
  const { data, error, isLoading, isSilent = false, reload } = read;
  if (data !== undefined) return empty !== undefined && Array.isArray(data) && !data.length ? empty : children?.(data);
  if (!error) return <SlowLoading>{skeleton}</SlowLoading>;
  return (
    <ErrorState
      call={{ hideErrors: isSilent }}
      fullSize={fullSize}
      title={failed}
      reason={reason === true ? errorText(error) : reason}
      failure={error}
      busy={isLoading}
      onRetry={() => void reload()}
    />
  );
}
