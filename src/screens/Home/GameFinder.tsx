import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { TextInput } from '@/components/Field/TextInput';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { localStore, storageKeys } from '@/device/storage';
import * as css from './GameFinder.css';
import { allGamesId, GameJumps } from './GameJumps';
import { searchGames } from './searchGames';

interface GameFinderProps {
  accounts: readonly GameAccount[];
  /** The games that the member played last, which are shown while the field is empty. */
  lastPlayed: ReactNode;
  /** Renders the found accounts by category, or all accounts while the field is empty. */
  children: (foundAccounts: readonly GameAccount[]) => ReactNode;
}

/** Shows a search field over the games of all categories. */
export function GameFinder({ accounts, lastPlayed, children }: GameFinderProps) {
  const { t } = useTranslation('home');
  const [text, setText] = useState('');
  const finder = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = text.trim() !== '';
  const foundAccounts = isSearching ? searchGames(accounts, text) : accounts;

  const resultText = foundAccounts.length ? t('find.found', { count: foundAccounts.length }) : t('find.none');

  const change = (next: string) => {
    // The first letter brings the field to the top, so that an on-screen keyboard does not cover the results.
    if (!text) finder.current?.scrollIntoView({ block: 'start' });
    setText(next);
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };

  return (
    <div ref={finder} id={allGamesId} tabIndex={-1} className={css.finder({ searching: isSearching })}>
      <search>
        <TextInput
          ref={input}
          type="search"
          label={t('find.label')}
          hideLabel
          placeholder={t('find.label')}
          value={text}
          onChange={change}
          maxLength={60}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          start={<Search className={icon()} />}
          end={text ? <IconButton label={t('find.clear')} icon={<X />} onClick={clear} /> : null}
        />
      </search>
      <VisuallyHidden>
        <span role="status">{isSearching ? resultText : ''}</span>
      </VisuallyHidden>
      {isSearching ? null : (
        <>
          {lastPlayed}
          <GameJumps accounts={accounts} />
        </>
      )}
      {foundAccounts.length ? (
        children(foundAccounts)
      ) : (
        <EmptyState
          title={t('find.none')}
          action={
            <Button variant="quiet" onClick={clear}>
              {t('find.clear')}
            </Button>
          }
        >
          {t('find.noneText')}
        </EmptyState>
      )}
    </div>
  );
}

/**
 * Takes the space of the search field and the jump links before the wallet has loaded, if the site had many games at the
 * last visit.
 */
export function GameFinderSkeleton() {
  return (
    <div className={css.skeleton} data-find hidden={!localStore.get(storageKeys.manyGames)}>
      <div className={css.field} />
      <div className={css.jumps} />
    </div>
  );
}
