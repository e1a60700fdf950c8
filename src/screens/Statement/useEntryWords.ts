import { useTranslation } from 'react-i18next';
import {
  type EntryState,
  referenceKinds,
  type StatementEntry,
  type StatementType,
  stateOf,
} from '@/api/calls/statement';
import { maskNumbers } from '@/lib/maskNumbers';
import { type Direction, directionOf, movedBaht } from './movement';
import { useEntryEnds } from './useEntryEnds';

/** An entry in words. None of them holds a whole account number. */
export interface EntryWords {
  /** What happened. */
  kind: string;
  /** Its two ends; `''` where the server told none. */
  from: string;
  to: string;
  /** The description of its one reference; `''` without one. */
  detail: string;
  /** As one line: from, to, and the description where it does not name an end by itself. */
  route: { from: string; to: string; detail: string };
  direction: Direction;
  /** Baht, with the sign that the main wallet gives it. */
  amount: number;
  state: EntryState;
}

/** Every entry in words of the language on screen. */
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
    // A code such as WELCOME100 says less than what it stands for.
    const named = detail && from.isKnown !== to.isKnown ? (from.isKnown ? 'to' : 'from') : undefined;
    return {
      kind: kindOf(entry),
      from: from.name,
      to: to.name,
      detail,
      route: {
        from: named === 'from' ? detail : from.name,
        to: named === 'to' ? detail : to.name,
        detail: named ? '' : detail,
      },
      direction: directionOf(entry),
      amount: movedBaht(entry),
      state: stateOf(entry.status),
    };
  };
}
