import ChevronDown from 'lucide-react/icons/chevron-down';
import Receipt from 'lucide-react/icons/receipt-text';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrowIntoView } from '@/components/GrowIntoView/useGrowIntoView';
import { icon } from '@/components/Icon/Icon.css';
import { Slip } from './Slip';
import * as css from './Slip.css';

interface SlipSectionProps {
  isSending: boolean;
  onLock: (locked: boolean) => void;
  /** True if the member opened the modal to send a slip. */
  startsOpen: boolean;
}

/** The slip section. Unless `startsOpen` is set, the section is collapsed until the member expands it. */
export function SlipSection({ isSending, onLock, startsOpen }: SlipSectionProps) {
  const { t } = useTranslation('deposit');
  /**
   * Undefined until the section is expanded for the first time. Later, collapsing the section only hides its content,
   * so that the chosen file stays.
   */
  const [isShown, setIsShown] = useState<boolean | undefined>(startsOpen || undefined);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useGrowIntoView(section, isShown ?? false);
  return (
    <section ref={section} className={css.section}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown ?? false}
        aria-controls={id}
        aria-disabled={isSending || undefined}
        onClick={() => isSending || setIsShown(!isShown)}
      >
        <Receipt className={`${icon()} ${css.mark}`} />
        <span className={css.toggleWords}>
          <span className={css.toggleTitle}>{t('slip.title')}</span>
          <span className={css.toggleNote}>{t('slip.when')}</span>
        </span>
        <ChevronDown className={`${icon()} ${css.arrow}`} data-open={isShown || undefined} />
      </button>
      <div id={id} hidden={!isShown}>
        {isShown === undefined ? null : <Slip onLock={onLock} />}
      </div>
    </section>
  );
}
