import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react'
import { ChatHeader } from './chat-header.tsx'
import './chat-panel.css'
import { Composer } from './composer.tsx'
import { currentConversation } from './current-conversation.ts'
import { fitVisibleViewport } from './fit-visible-viewport.ts'
import { MessageLog } from './message-log.tsx'

export interface ChatPanelProps {
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

export function ChatPanel(props: ChatPanelProps) {
  return (
    <Suspense>
      <OpenPanel {...props} />
    </Suspense>
  )
}

function OpenPanel({ opener, onClose }: ChatPanelProps) {
  const conversation = use(currentConversation())
  const { messages, outbox, isReconnecting } = useSyncExternalStore(
    conversation.subscribe,
    conversation.getState,
  )
  const titleId = useId()

  useEffect(() => {
    conversation.open()
    return () => {
      conversation.close()
      opener.current?.focus()
    }
  }, [conversation, opener])

  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose()
  }

  return (
    <dialog
      open
      ref={fitVisibleViewport}
      // A click on its text must leave the focus inside, or Escape would not reach it.
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="chat-panel m-0 flex max-h-none max-w-none flex-col overflow-hidden bg-paper text-ink outline-none transition duration-200 starting:translate-y-2 starting:opacity-0"
    >
      <ChatHeader titleId={titleId} onRefresh={() => conversation.refresh()} onClose={onClose} />
      <MessageLog conversation={conversation} messages={messages} outbox={outbox} />
      {isReconnecting && (
        <p role="status" className="border-line border-t px-4 py-1 text-center text-ink/75 text-sm">
          Reconnecting…
        </p>
      )}
      <Composer conversation={conversation} />
    </dialog>
  )
}
