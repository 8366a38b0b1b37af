import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useObservable } from '../../wire/observable.ts'
import { ChatFooter } from './chat-footer.tsx'
import { ChatHeader } from './chat-header.tsx'
import './chat-panel.css'
import type { Conversation } from '../conversation/conversation.ts'
import { currentConversation } from '../conversation/current-conversation.ts'
import { closeOnBack } from './close-on-back.ts'
import { Composer } from './composer.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { fitVisibleViewport } from './fit-visible-viewport.ts'
import { MessageLog } from './message-log.tsx'
import { showDialog } from './show-dialog.ts'
import * as words from './words.ts'

export interface ChatPanelProps {
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Is told how the conversation stands, also when the panel is closed. */
  onState: (state: { unread: number }) => void
  /** `notice`: what the visitor is to be told. */
  onClose: (notice?: string) => void
}

export function ChatPanel(props: ChatPanelProps) {
  const [conversation] = useState(currentConversation)
  return (
    <Suspense>
      <OpenPanel {...props} conversation={use(conversation)} />
    </Suspense>
  )
}

function OpenPanel({
  conversation,
  opener,
  onState,
  onClose,
}: ChatPanelProps & { conversation: Conversation }) {
  const state = useObservable(conversation)
  const titleId = useId()
  const eraseDialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    conversation.subscribe(onState)
    conversation.open()
    return () => {
      conversation.close()
      opener.current?.focus()
    }
  }, [conversation, opener, onState])

  const leave = useEffectEvent(() => onClose())
  useEffect(() => closeOnBack(leave), [])

  useEffect(() => conversation.signs.showPage(pathname), [conversation, pathname])

  useEffect(() => {
    if (state.isErased) onClose(words.erased)
  }, [state.isErased, onClose])

  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose()
  }

  return (
    <>
      <dialog
        ref={fitScreen}
        // A click on its text must leave the focus inside, or Escape would not reach it.
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={closeOnEscape}
        onCancel={() => onClose()}
        className="chat-panel m-0 max-h-none max-w-none flex-col overflow-hidden bg-paper text-ink outline-none transition duration-200 starting:translate-y-2 starting:opacity-0"
      >
        <ChatHeader
          titleId={titleId}
          state={state.office}
          onRefresh={() => conversation.refresh()}
          onClose={() => onClose()}
        />
        <MessageLog conversation={conversation} state={state} />
        {state.office.isTyping && <p className="chat-line">{words.isTyping}</p>}
        <p role="status" className="chat-line">
          {state.isReconnecting && words.reconnecting}
        </p>
        <Composer conversation={conversation} />
        <ChatFooter onErase={() => eraseDialog.current?.showModal()} />
      </dialog>
      <EraseDialog
        ref={eraseDialog}
        unsent={state.outbox.length}
        onErase={() => conversation.erase()}
      />
    </>
  )
}

function fitScreen(dialog: HTMLDialogElement) {
  const stops = [fitVisibleViewport(dialog), showDialog(dialog)]
  return () => {
    for (const stop of stops) stop()
  }
}
