import { type DragEvent, type RefObject, useMemo, useState } from 'react';
import type { Chat } from '@/chat/store/chat';
import type { ChatView } from '@/chat/store/view';
import { Loader } from '@/components/Loader/Loader';
import { ChatTrouble } from './ChatHeader';
import * as css from './ChatPanel.css';
import { Composer } from './Composer';
import { Log } from './Log';
import { getActions } from './messageActions';
import { useChatAnnouncements } from './useChatAnnouncements';
import type { ChosenFiles } from './useChosenFiles';

interface ChatPanelProps {
  chat: Chat;
  view: ChatView;
  files: ChosenFiles;
  /** Ref of the text field. `ChatWidget` uses it to focus the field of an open panel. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** True if the visitor has opened the panel, false if a reload has restored it. */
  takesFocus: boolean;
}

/** Returns whether files are dragged. Dragged text keeps the browser's behaviour. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Shows the messages and the text field, and accepts dropped files. */
export function ChatPanel({ chat, view, files, field, takesFocus }: ChatPanelProps) {
  const [isDropping, setDropping] = useState(false);
  useChatAnnouncements(chat, view.rows);
  const actions = useMemo(() => getActions(chat, () => field.current?.focus()), [chat, field]);
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    files.choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional; a button picks them too
    <div
      className={[css.panel, isDropping && css.dropping].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      {view.status === 'ready' ? (
        <Log chat={chat} view={view} actions={actions} />
      ) : view.status === 'failed' ? (
        <ChatTrouble failure={view.failure} onRetry={chat.retry} />
      ) : (
        <Loader />
      )}
      <Composer chat={chat} files={files} field={field} takesFocus={takesFocus} />
    </div>
  );
}
