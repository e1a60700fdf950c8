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
  /** True if there is room to show the form without a tap. Default: false. */
  opensByItself?: boolean;
}

/** The slip section. Unless it has room or `startsOpen` is set, it is collapsed until the member expands it. */
export function SlipSection({ isSending, onLock, startsOpen, opensByItself = false }: SlipSectionProps) {
  const { t } = useTranslation('deposit');
  /** The member's choice. Undefined until the member expands or collapses the section. */
  const [chosen, setChosen] = useState<boolean | undefined>(startsOpen || undefined);
  const isShown = chosen ?? opensByItself;
  /** Collapsing the section only hides its content, so that the chosen file stays. */
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useGrowIntoView(section, chosen ?? false);
  return (
    <section ref={section} className={css.section}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown}
        aria-controls={id}
        aria-disabled={isSending || undefined}
        onClick={() => isSending || setChosen(!isShown)}
      >
        <Receipt className={`${icon()} ${css.mark}`} />
        <span className={css.toggleTitle}>{t('slip.title')}</span>
        <ChevronDown className={`${icon()} ${css.arrow}`} data-open={isShown || undefined} />
      </button>
      <div id={id} hidden={!isShown}>
        {wasShown ? <Slip onLock={onLock} /> : null}
      </div>
    </section>
  );
}
