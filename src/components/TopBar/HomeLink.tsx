import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Pouch } from '@/components/Pouch/Pouch';
import * as clipped from '@/components/TruncatedText/TruncatedText.css';
import * as css from './TopBar.css';

interface HomeLinkProps {
  to: string;
  /** The site's name. */
  name: string;
  /** Label of the button that expands a truncated name. */
  wholeLabel: string;
}

/**
 * The pouch and the site's name as the link home. If the name is truncated, a button beside it switches between the short and the
 * full name.
 */
export function HomeLink({ to, name, wholeLabel }: HomeLinkProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [isCut, setCut] = useState(false);
  // Start to measure before the browser paints.
  useLayoutEffect(() => {
    const space = probe.current;
    const whole = space?.firstElementChild;
    if (!whole || isExpanded) return;
    const getWidth = (element: Element) => element.getBoundingClientRect().width;
    const observer = new ResizeObserver(() => setCut(getWidth(whole) > getWidth(space)));
    observer.observe(space);
    observer.observe(whole);
    return () => observer.disconnect();
  }, [isExpanded]);
  return (
    <>
      {/* The button takes space from the visible name. Measure another one, or a name once truncated stays truncated. */}
      <span ref={probe} className={css.probe} aria-hidden="true">
        <span className={css.wholeName} data-name={name} />
      </span>
      <Link className={css.link} to={to}>
        <Pouch size={2} />
        <span title={name} translate="no" className={`${clipped.text({ expanded: isExpanded })} ${clipped.item}`}>
          {name}
        </span>
      </Link>
      {isCut || isExpanded ? (
        <IconButton
          label={wholeLabel}
          icon={<ChevronDown className={`${icon()} ${css.arrow}`} />}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        />
      ) : null}
    </>
  );
}
