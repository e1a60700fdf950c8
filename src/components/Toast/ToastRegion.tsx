import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { playExit } from '@/components/Dialog/playExit';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { action, close, kindIcon, leaving, list, region, text, toast as toastStyle } from './ToastRegion.css';
import { currentToasts, dismissToast, onToasts, pauseToast, releaseToast, type ToastItem } from './toasts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const none: readonly ToastItem[] = [];
const host = () => topDialog() ?? document.body;
const noHost = () => null;

/**
 * The container of toasts, a popover in the top layer. It moves into the dialog on top, because content outside a modal
 * dialog is inert. `Toasts` announces the texts. Use toasts for messages that may be missed; for all other messages,
 * `MessageDialog`.
 */
export function ToastRegion() {
  const target = useSyncExternalStore(onDialogs, host, noHost);
  return target && createPortal(<Region />, target);
}

/** Returns the newest error, or else the newest toast. */
const mostUrgent = (items: readonly ToastItem[]): readonly ToastItem[] => {
  const item = items.findLast(({ kind }) => kind === 'error') ?? items.at(-1);
  return item ? [item] : none;
};

/**
 * Places the region above the footer of the sheet around it, and above an on-screen keyboard. Returns whether the region
 * is in a sheet. The chat is no sheet: its composer is at the bottom.
 */
function useSheet(ref: RefObject<HTMLElement | null>, items: readonly ToastItem[]): boolean {
  const dialog = topDialog();
  const isInSheet = Boolean(dialog?.querySelector(':scope > * > [data-notice]'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures the footer again for each toast
  useLayoutEffect(() => {
    if (!dialog || !ref.current) return;
    const bottom = dialog.querySelector('[data-footer]')?.getBoundingClientRect().top;
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
    const edge = Math.min(bottom ?? dialog.getBoundingClientRect().bottom, offsetTop + height);
    ref.current.style.bottom = isInSheet ? `${innerHeight - edge}px` : '';
  }, [dialog, isInSheet, items, ref]);
  return isInSheet;
}

function Region() {
  const { t } = useTranslation('common');
  const all = useSyncExternalStore(onToasts, currentToasts, () => none);
  const ref = useRef<HTMLElement>(null);
  const isInSheet = useSheet(ref, all);
  const items = isInSheet ? mostUrgent(all) : all;
  useLayoutEffect(() => {
    // The dialog that the region moves into may have closed already. `showPopover` throws for a removed element.
    if (ref.current?.isConnected) ref.current.showPopover?.();
  }, []);
  const shown = (error: boolean) =>
    items.filter((item) => (item.kind === 'error') === error).map((item) => <Toast key={item.id} item={item} />);
  return (
    <section
      ref={ref}
      popover="manual"
      className={region}
      data-low={isInSheet || undefined}
      aria-label={t('notifications')}
    >
      <div className={list}>{shown(true)}</div>
      <div className={list}>{shown(false)}</div>
    </section>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { t } = useTranslation('common');
  const { id } = item;
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  // A toast that is still in the list only moves, into or out of a dialog.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current) playExit(current, leaving, () => currentToasts().some((shown) => shown.id === id));
    };
  }, [id]);
  const isPaused = useRef(false);
  const pause = () => {
    isPaused.current = true;
    pauseToast(id);
  };
  const release = () => {
    isPaused.current = false;
    releaseToast(id);
  };
  // When the region moves into or out of a dialog, React removes this element without a pointer or blur event. The
  // toast is then rendered in the new place, so restart its timer here.
  useEffect(() => () => void (isPaused.current && releaseToast(id)), [id]);
  const Icon = icons[item.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing only gives readers more time; it is not an action
    <div
      ref={box}
      className={toastStyle({ kind: item.kind })}
      onPointerEnter={pause}
      onPointerLeave={release}
      onFocus={pause}
      onBlur={release}
    >
      <Icon className={`${icon()} ${kindIcon}`} />
      <p id={textId} className={text}>
        {item.spoken === undefined ? (
          <SupportLink>{item.text}</SupportLink>
        ) : (
          <>
            <VisuallyHidden>{item.spoken}</VisuallyHidden>
            <span aria-hidden="true">{item.text}</span>
          </>
        )}
      </p>
      {item.action ? (
        <button
          type="button"
          className={action}
          aria-describedby={textId}
          onClick={() => {
            dismissToast(id);
            item.action?.run();
          }}
        >
          {item.action.label}
        </button>
      ) : null}
      {/* The text describes the button. As part of the button's name, the text would be announced twice. */}
      <IconButton
        className={close}
        label={t('closeNotification')}
        aria-describedby={textId}
        icon={<X />}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}
