import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { TextInput } from '@/components/Field/TextInput';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Image } from '@/components/Image/Image';
import { Tile } from '@/components/Tile/Tile';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useLastPlayed } from '@/games/lastPlayed';
import { initialOf } from '@/lib/initialOf';
import { modalButton } from '@/overlays/modalButton';
import { initial } from './GameCard.css';
import * as css from './GameFinder.css';
import { title } from './GameSection.css';
import { searchGames } from './searchGames';

interface GameFinderProps {
  memberId: string;
  accounts: readonly GameAccount[];
  /** Renders the found accounts by category, or all accounts while the field is empty. */
  children: (found: readonly GameAccount[]) => ReactNode;
}

/**
 * Shows a search field over the games of all categories. While the field is empty, shows the games that the member
 * played last on this device.
 */
export function GameFinder({ memberId, accounts, children }: GameFinderProps) {
  const { t } = useTranslation('home');
  const [text, setText] = useState('');
  const finder = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = text.trim() !== '';
  const found = isSearching ? searchGames(accounts, text) : accounts;

  const resultText = found.length ? t('find.found', { count: found.length }) : t('find.none');

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
    <div ref={finder} className={css.finder({ searching: isSearching })}>
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
      {isSearching ? null : <LastPlayed memberId={memberId} accounts={accounts} />}
      {found.length ? (
        children(found)
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

/** Shows the games that the member played last. Leaves out games that the site no longer has. */
function LastPlayed({ memberId, accounts }: Pick<GameFinderProps, 'memberId' | 'accounts'>) {
  const { t } = useTranslation('home');
  const id = useId();
  const games = useLastPlayed(memberId).flatMap((code) => accounts.find((account) => account.code === code) ?? []);
  if (!games.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t('find.lastPlayed')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.lastPlayed}>
        {games.map(({ code, name, logo }) => (
          <li key={code} className={css.item}>
            <Tile
              icon={
                <Image
                  src={logo}
                  alt=""
                  ratio="square"
                  fit="contain"
                  className={css.logo}
                  fallback={
                    <span aria-hidden="true" className={initial}>
                      {initialOf(name)}
                    </span>
                  }
                />
              }
              label={<TruncatedText lines={2}>{name}</TruncatedText>}
              {...modalButton('game', code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
