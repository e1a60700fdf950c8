import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '@/api/calls/wallet';
import { Card } from '@/components/Card/Card';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import * as css from './GameModal.css';

/**
 * The username and password at the game provider. The password is hidden until the member reveals it. This component
 * sends no requests.
 */
export const GameCredentials = memo(function GameCredentials({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation('game');
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { username, password } = credentials;
  return (
    <Card variant="sunken" className={css.credentials}>
      <div className={css.credential}>
        <div className={css.text}>
          <p className={css.muted}>{t('username')}</p>
          <p className={css.secret} translate="no">
            <SpelledNumber>{username}</SpelledNumber>
          </p>
        </div>
        <CopyButton text={username} what={t('username')} />
      </div>
      <div className={css.credential}>
        <div className={css.text}>
          <p className={css.muted}>{t('password')}</p>
          <p className={css.secret} translate="no">
            {isPasswordShown ? (
              <SpelledNumber>{password}</SpelledNumber>
            ) : (
              <span role="img" aria-label={t('passwordHidden')}>
                ••••••••
              </span>
            )}
          </p>
        </div>
        <IconButton
          label={t('showPassword')}
          pressed={isPasswordShown}
          icon={isPasswordShown ? <EyeOff className={icon()} /> : <Eye className={icon()} />}
          onClick={() => setPasswordShown(!isPasswordShown)}
        />
        <CopyButton text={password} what={t('password')} secret />
      </div>
    </Card>
  );
});
