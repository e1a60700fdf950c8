import { useTranslation } from 'react-i18next';
import {
  type EntryState,
  getState,
  referenceKinds,
  type StatementEntry,
  type StatementType,
} from '@/api/calls/statement';
import { maskNumbers } from '@/lib/maskNumbers';
import { type Direction, getDirection, movedBaht } from './movement';
import { useEntryEnds } from './useEntryEnds';

/** The texts of an entry. They never contain a full account number. */
export interface EntryTexts {
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
export function useEntryTexts(): (entry: StatementEntry) => EntryTexts {
  const { t } = useTranslation('statement');
  const getEnd = useEntryEnds();

  const getKind = (entry: StatementEntry): string => {
    const kinds: Record<StatementType, () => string> = {
      deposit: () => t('kind.deposit'),
      withdraw: () => t('kind.withdraw'),
      transfer: () =>
        t(`kind.${({ in: 'toWallet', out: 'toGame', between: 'between' } as const)[getDirection(entry)]}`),
      bonus: () => t(`kind.${referenceKinds.find((kind) => entry[kind]) ?? 'bonus'}`),
      finish_bonus: () => t('kind.finishBonus'),
    };
    const { statementType } = entry;
    if (Object.hasOwn(kinds, statementType)) return kinds[statementType as StatementType]();
    return maskNumbers(statementType) || t('kind.other');
  };

  return (entry) => {
    const from = getEnd(entry.from);
    const to = getEnd(entry.to);
    const reference = referenceKinds.find((kind) => entry[kind]);
    const detail = maskNumbers((reference && entry[reference]?.description) ?? '');
    // A description such as WELCOME100 replaces the source or destination that would be shown only by its code.
    const namedEnd = detail && from.isKnown !== to.isKnown ? (from.isKnown ? 'to' : 'from') : undefined;
    const direction = getDirection(entry);
    return {
      kind: getKind(entry),
      from: from.name,
      to: to.name,
      detail,
      route: {
        from: direction === 'out' ? '' : namedEnd === 'from' ? detail : from.shortName,
        to: direction === 'in' ? '' : namedEnd === 'to' ? detail : to.shortName,
        detail: namedEnd ? '' : detail,
      },
      direction,
      amount: movedBaht(entry),
      state: getState(entry.status),
    };
  };
}
