import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { useFailureText } from '@/i18n/useFailureText';

interface AsyncStateProps<Res> {
  /** What was asked for, as `useRead` gives it. */
  read: {
    data: Res | undefined;
    error: unknown;
    isLoading: boolean;
    /** Its failures leave a quiet line in place of what is missing. */
    isSilent?: boolean;
    reload: () => unknown;
  };
  /** What did not load, in words. */
  failed: ReactNode;
  /** Why, in words of its own; `true`: in those of the failure. */
  reason?: ReactNode;
  /** Holds its room until it has come. */
  skeleton: ReactNode;
  /** In place of a list without entries. */
  empty?: ReactNode;
  /** What has come; left out where that stands elsewhere. */
  children?: (data: Res) => ReactNode;
}

/**
 * What is asked for in each of its states: there, an empty list, failed with another try, on its way. What has come stays,
 * though it cannot be renewed. A list in pages is a `PagedList`.
 */
export function AsyncState<Res>({ read, failed, reason, skeleton, empty, children }: AsyncStateProps<Res>) {
  const { data, error, isLoading, isSilent = false, reload } = read;
  const why = useFailureText(reason === true ? error : undefined);
  if (data !== undefined) return empty !== undefined && Array.isArray(data) && !data.length ? empty : children?.(data);
  if (!error) return skeleton;
  return (
    <ErrorState
      call={{ hideErrors: isSilent }}
      title={failed}
      reason={reason === true ? why : reason}
      failure={error}
      busy={isLoading}
      onRetry={() => void reload()}
    />
  );
}
