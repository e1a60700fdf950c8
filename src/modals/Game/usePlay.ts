import { useCallback, useRef, useState } from 'react';
import { sessionNumber } from '@/api/client';
import { runCommand } from '@/api/command';
import { ApiError } from '@/api/errors';
import { type Credentials, type Slot, transfer, walletCode } from '@/api/wallet';
import { useTranslation } from '@/i18n/useTranslation';
import { toBaht } from '@/lib/money';
import { safeHttpUrl } from '@/lib/url';
import { type Entrance, findEntrance } from './entrance';
import { openPlayWindow, safeFormUrl } from './playWindow';

interface PlayOptions {
  slot: Slot;
  onFail: (error: ApiError) => void;
  /** Money has moved into the game. */
  onMoved: () => void;
}

const isUsable = (entrance: Entrance) =>
  ('link' in entrance ? safeHttpUrl(entrance.link) : safeFormUrl(entrance.action)) !== null;

/** Plays a game, with money moved into it first when there is an amount. One tap is one play. */
export function usePlay({ slot, onFail, onMoved }: PlayOptions) {
  const { t } = useTranslation('game');
  const [isPlaying, setPlaying] = useState(false);
  /** The browser opened nothing by itself: the member opens this one. */
  const [entrance, setEntrance] = useState<Entrance>();
  const [hasNoLink, setNoLink] = useState(false);
  const busy = useRef(false);

  const enter = async (credentials: Credentials, satang: number) => {
    const place = openPlayWindow(t('opening'));
    const session = sessionNumber();
    // Logged out meanwhile: no game opens for whoever is there now.
    const isOver = () => session !== sessionNumber();
    try {
      if (satang > 0) {
        const body = { from: walletCode, to: slot.code, amount: toBaht(satang) };
        const moving = runCommand(transfer, { body });
        if (!moving) return place.close();
        await moving;
        if (isOver()) return place.close();
        onMoved();
      }
      const found = await findEntrance(slot, credentials);
      if (!found || isOver()) return place.close();
      if (!isUsable(found)) {
        place.close();
        return setNoLink(true);
      }
      const opened = 'link' in found ? place.go(found.link) : place.post(found.action, found.fields);
      if (!opened) setEntrance(found);
    } catch (error) {
      place.close();
      if (!(error instanceof ApiError)) throw error;
      if (!error.isHandled && !isOver()) onFail(error);
    }
  };

  /** @param satang What to move from the main wallet first; 0 moves nothing. */
  const play = async (credentials: Credentials, satang: number) => {
    if (busy.current) return;
    busy.current = true;
    setPlaying(true);
    setEntrance(undefined);
    setNoLink(false);
    try {
      await enter(credentials, satang);
    } finally {
      busy.current = false;
      setPlaying(false);
    }
  };

  /** The credentials that the entrance logs in with are out of date. */
  const forgetEntrance = useCallback(() => setEntrance(undefined), []);

  return { play, isPlaying, entrance, forgetEntrance, hasNoLink };
}
