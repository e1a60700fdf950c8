import Camera from 'lucide-react/icons/camera';
import Film from 'lucide-react/icons/film';
import ImagePlus from 'lucide-react/icons/image-plus';
import Send from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/chat/store/chat';
import { fileTypes } from '@/chat/store/files';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { InlineError } from '@/components/InlineError/InlineError';
import { getPastedFiles } from '@/device/pastedFiles';
import { cutText } from '@/lib/cutText';
import { removeInvisible } from '@/lib/invisible';
import { isComposing } from '@/lib/isComposing';
import * as css from './Composer.css';
import { type ChosenFiles, maxFiles } from './useChosenFiles';

/** The maximum length of a text, in characters. The counter appears from `countFrom` characters. */
const maxCharacters = 2000;
const countFrom = 1800;

/**
 * Returns whether the device probably has a physical keyboard. Then Enter sends the message. On other devices Enter
 * breaks the line, and the button sends.
 */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Returns whether a text has no visible character. */
const isEmpty = (text: string) => removeInvisible(text).trim() === '';

interface ComposerProps {
  chat: Chat;
  files: ChosenFiles;
  field: RefObject<HTMLTextAreaElement | null>;
  /** True if the visitor has opened the panel, false if a reload has restored it. */
  takesFocus: boolean;
}

/** Shows the chosen files, the text field and the buttons. A draft survives a reload. */
export function Composer({ chat, files, field, takesFocus }: ComposerProps) {
  const { t } = useTranslation('chat');
  const text = useSyncExternalStore(chat.subscribe, () => chat.panel().draft);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const used = text.trim().length;
  const over = used - maxCharacters;
  const isSendable = over <= 0 && (!isEmpty(text) || files.files.length > 0);

  const [isTaking] = useState(takesFocus);
  useEffect(() => {
    if (isTaking) field.current?.focus({ preventScroll: true });
  }, [isTaking, field]);

  const write = (next: string) => chat.setPanel({ draft: next });
  const send = async () => {
    field.current?.focus();
    if (!isSendable) return;
    const chosenFiles = await files.take();
    for (const { kind, file, preview } of chosenFiles) chat.sendFile(kind, file, preview);
    // Meanwhile the visitor may have typed on, or a second tap may have sent the text.
    const { draft } = chat.panel();
    if (!isEmpty(draft)) chat.sendText(draft.trim());
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || !hasKeyboard()) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = getPastedFiles(event);
    if (pasted.length === 0) return;
    event.preventDefault();
    files.choose(pasted);
  };
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Reset the input, so the visitor can choose the same file again.
    target.value = '';
    files.choose(chosen);
    field.current?.focus();
  };
  const { problem } = files;
  const problemText =
    problem?.kind === 'tooLarge'
      ? t('file.tooLarge', { size: problem.megabytes })
      : problem?.kind === 'tooMany'
        ? t('file.tooMany', { most: maxFiles })
        : problem
          ? t('file.unsupported')
          : undefined;
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Tray
        files={files.files}
        onRemove={(id) => {
          files.remove(id);
          // The pressed button leaves the page.
          field.current?.focus();
        }}
      />
      <InlineError>{problemText}</InlineError>
      {problem && problem.kind !== 'tooMany' ? <p className={css.hint}>{t('file.kinds')}</p> : null}
      <div className={css.line}>
        <IconButton label={t('pick')} icon={<ImagePlus />} onClick={() => picker.current?.click()} />
        <IconButton
          className={css.camera}
          label={t('camera')}
          icon={<Camera />}
          onClick={() => camera.current?.click()}
        />
        <div className={css.box} data-invalid={over > 0 || undefined}>
          <textarea
            ref={field}
            className={css.field}
            rows={1}
            dir="auto"
            value={text}
            placeholder={t('placeholder')}
            aria-label={t('field')}
            aria-invalid={over > 0 || undefined}
            aria-describedby={used >= countFrom ? 'chat-count' : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <IconButton
          type="submit"
          className={css.send}
          variant="action"
          label={t('send')}
          icon={<Send />}
          disabled={!isSendable}
        />
      </div>
      <div aria-live="polite" id="chat-count">
        {used >= countFrom ? (
          <p className={css.counter({ over: over > 0 })}>
            {over > 0 ? t('tooLong', { over }) : t('length', { used, most: maxCharacters })}
          </p>
        ) : null}
      </div>
      <input ref={picker} type="file" accept={fileTypes} multiple hidden onChange={onPick} data-chat="files" />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={onPick} />
    </form>
  );
}

/** Shows a preview of the chosen files before they are sent. */
function Tray({ files, onRemove }: { files: ChosenFiles['files']; onRemove: (id: number) => void }) {
  const { t } = useTranslation('chat');
  if (files.length === 0) return null;
  return (
    <ul className={css.tray} role="list" aria-label={t('chosen')} data-slides>
      {files.map(({ id, kind, file, preview }) => (
        <li key={id} className={css.chosen}>
          {kind === 'image' ? (
            <img className={css.preview} src={preview} alt={t('media.image')} />
          ) : (
            <span className={css.preview}>
              <Film className={icon({ size: 'lg' })} />
            </span>
          )}
          <p className={css.fileName}>
            <bdi>{file.name}</bdi>
          </p>
          <IconButton
            className={css.unpick}
            variant="quiet"
            label={t('unpick', { name: cutText(file.name, 80) })}
            icon={<X />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
