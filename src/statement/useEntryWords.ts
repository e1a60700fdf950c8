import { useTranslation } from 'react-i18next';
import {
  type EntryState,
  getState,
  referenceKinds,
  type StatementEntry,
  type StatementType,
} from '@/api/calls/statement';
import { maskNumbers } from '@/lib/maskNumbers';
import { type Direction, directionOf, movedBaht } from './movement';
import { useEntryEnds } from './useEntryEnds';

/** The texts of an entry. They never contain a full account number. */
export interface EntryWords {
  /** The name of the entry's type. */
  kind: string;
  /** The names of the source and the destination. `''` if the server sent no code. */
  from: string;
  to: string;
  /** The description of the entry's reference; `''` without a reference. */
  detail: string;
  /**
   * The source, destination and detail as a row shows them. The main wallet is empty, because the row's sign implies it.
   * `detail` is empty if it already replaces a name.
   */
  route: { from: string; to: string; detail: string };
  direction: Direction;
  /** Amount in baht: positive into the main wallet and between games, negative out of the main wallet. */
  amount: number;
  state: EntryState;
}

/** Returns a function that describes entries in the current language. */
export function useEntryWords(): (entry: StatementEntry) => EntryWords {
  const { t } = useTranslation('statement');
  const endOf = useEntryEnds();

  const kindOf = (entry: StatementEntry): string => {
    const kinds: Record<StatementType, () => string> = {
      deposit: () => t('kind.deposit'),
      withdraw: () => t('kind.withdraw'),
      transfer: () => t(`kind.${({ in: 'toWallet', out: 'toGame', between: 'between' } as const)[directionOf(entry)]}`),
      bonus: () => t(`kind.${referenceKinds.find((kind) => entry[kind]) ?? 'bonus'}`),
      finish_bonus: () => t('kind.finishBonus'),
    };
    const { statementType } = entry;
    if (Object.hasOwn(kinds, statementType)) return kinds[statementType as StatementType]();
    return maskNumbers(statementType) || t('kind.other');
  };

  return (entry) => {
    const from = endOf(entry.from);
    const to = endOf(entry.to);
    const reference = referenceKinds.find((kind) => entry[kind]);
    const detail = maskNumbers((reference && entry[reference]?.description) ?? '');
    // A description such as WELCOME100 replaces the source or destination that would be shown only by its code.
    const named = detail && from.isKnown !== to.isKnown ? (from.isKnown ? 'to' : 'from') : undefined;
    const direction = directionOf(entry);
    return {
      kind: kindOf(entry),
      from: from.name,
      to: to.name,
      detail,
      route: {
        from: direction === 'out' ? '' : named === 'from' ? detail : from.shortName,
        to: direction === 'in' ? '' : named === 'to' ? detail : to.shortName,
        detail: named ? '' : detail,
      },
      direction,
      amount: movedBaht(entry),
      state: getState(entry.status),
    };
  };
}
