import { type DragEvent, useMemo, useState } from 'react';
import { Loader } from '@/components/Loader/Loader';
import { Announcer } from './Announcer';
import { ChatTrouble } from './ChatHeader';
import * as css from './ChatPanel.css';
import { Composer } from './Composer';
import type { Chat, ChatView } from './chat';
import { Log } from './Log';
import type { MessageActions } from './messageActions';
import { useChosenFiles } from './useChosenFiles';

/** A conversation and the field to write in. */
export function ChatPanel({ chat, view, takesFocus }: { chat: Chat; view: ChatView; takesFocus: boolean }) {
  const files = useChosenFiles();
  const [isDropping, setDropping] = useState(false);
  const actions = useMemo<MessageActions>(
    () => ({ text: chat.sendText, postback: chat.sendPostback, ...chat }),
    [chat],
  );
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    void files.choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a comfort beside the button that picks files
    <div
      className={[css.panel, isDropping && css.dropping].filter(Boolean).join(' ')}
      onDragOver={(event) => {
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
      <Announcer chat={chat} />
      <Composer chat={chat} files={files} takesFocus={takesFocus} />
    </div>
  );
}
