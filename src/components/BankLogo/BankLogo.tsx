import { logo } from './BankLogo.css';
import { getInitials, marks } from './marks';

interface BankLogoProps {
  /**
   * Bank code from the server, such as KBANK. An unknown code shows its first three characters, and a missing code
   * shows `?`.
   */
  code: string | null | undefined;
  /** The bank's name for screen readers. Leave it out if a text beside the logo already names the bank. */
  name?: string;
}

/**
 * The logo of a bank or wallet app, redrawn in our own style. For images from the server, such
 * as a game's logo, use `Image`.
 */
export function BankLogo({ code, name }: BankLogoProps) {
  const text = typeof code === 'string' ? code : '';
  const mark = marks.get(text.trim().toUpperCase());
  const { ground, ink } = mark ?? getInitials(text);
  return (
    <span className={logo} {...(name && { role: 'img', 'aria-label': name })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="12" fill={ground} />
        {mark ? (
          <path
            d={mark.path}
            transform="translate(8 8)"
            fill="none"
            stroke={ink}
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <text x="20" y="25" textAnchor="middle" fontSize="13" fontWeight="600" fill={ink}>
            {getInitials(text).letters}
          </text>
        )}
      </svg>
    </span>
  );
}
