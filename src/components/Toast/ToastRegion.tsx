import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onDialogs, toastSlot, topDialog } from '@/components/Dialog/dialogStack';
import { playExit } from '@/components/Dialog/playExit';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import {
  action,
  close,
  kindIcon,
  leaving,
  list,
  pageRegion,
  sheetRegion,
  text,
  toast as toastStyle,
} from './ToastRegion.css';
import { currentToasts, dismissToast, onToasts, pauseToast, releaseToast, type ToastItem } from './toasts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const none: readonly ToastItem[] = [];
const host = () => toastSlot() ?? topDialog() ?? document.body;
const noHost = () => null;

/**
 * The container of toasts. In a sheet it is the first row of the footer, so that a toast covers neither the actions nor
 * the title. On a page and in the chat it is a popover in the top layer, inside the dialog on top, because content
 * outside a modal dialog is inert. `Toasts` announces the texts. Use toasts for messages that may be missed; for all
 * other messages, `MessageDialog`.
 */
export function ToastRegion() {
  const target = useSyncExternalStore(onDialogs, host, noHost);
  return target && createPortal(target === toastSlot() ? <SheetRegion /> : <PageRegion />, target);
}

const useToasts = () => useSyncExternalStore(onToasts, currentToasts, () => none);

/** Shows the newest error, or else the newest toast. Takes no room while there is none. */
function SheetRegion() {
  const { t } = useTranslation('common');
  const items = useToasts();
  const item = items.findLast(({ kind }) => kind === 'error') ?? items.at(-1);
  return item ? (
    <section className={sheetRegion} aria-label={t('notifications')}>
      <Toast key={item.id} item={item} />
    </section>
  ) : null;
}

function PageRegion() {
  const { t } = useTranslation('common');
  const items = useToasts();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The dialog that the region moves into may have closed already. `showPopover` throws for a removed element.
    if (ref.current?.isConnected) ref.current.showPopover?.();
  }, []);
  const renderToasts = (error: boolean) =>
    items.filter((item) => (item.kind === 'error') === error).map((item) => <Toast key={item.id} item={item} />);
  return (
    <section ref={ref} popover="manual" className={pageRegion} aria-label={t('notifications')}>
      <div className={list}>{renderToasts(true)}</div>
      <div className={list}>{renderToasts(false)}</div>
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
      if (current) playExit(current, leaving, () => currentToasts().some((candidate) => candidate.id === id));
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
