import {
  type KeyboardEvent,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useObservable } from '../../transport/observable.ts'
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
  /** Whether the chat was open on the previous page. If so, opening it does not move the focus. */
  wasOpenOnPreviousPage: boolean
  /** Called when the conversation changes, also while the panel is closed. */
  onState: (state: { unread: number }) => void
  /** `notice`: a message for the visitor. */
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
  wasOpenOnPreviousPage,
  onState,
  onClose,
}: ChatPanelProps & { conversation: Conversation }) {
  const state = useObservable(conversation)
  const titleId = useId()
  const eraseDialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    conversation.subscribe(onState)
    conversation.open()
    conversation.presence.setPage(location.pathname)
    return () => conversation.close()
  }, [conversation, onState])

  const closePanel = useEffectEvent(() => onClose())
  // In a layout effect, so that the handler is set before the visitor can press Back.
  useLayoutEffect(() => closeOnBack(closePanel), [])

  useEffect(() => {
    if (state.isErased) onClose(words.erased)
  }, [state.isErased, onClose])

  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose()
  }

  return (
    <>
      <dialog
        ref={wasOpenOnPreviousPage ? setUpDialogWithoutFocus : setUpDialog}
        // Makes the dialog focusable, so that Escape also closes it after a click on text.
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
        <MessageLog
          conversation={conversation}
          state={state}
          wasOpenOnPreviousPage={wasOpenOnPreviousPage}
        />
        {state.office.isTyping && <p className="chat-line">{words.isTyping}</p>}
        <p role="status" className="chat-line">
          {state.isReconnecting && words.reconnecting}
        </p>
        <Composer conversation={conversation} wasOpenOnPreviousPage={wasOpenOnPreviousPage} />
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

function setUpDialog(dialog: HTMLDialogElement) {
  const cleanups = [fitVisibleViewport(dialog), showDialog(dialog)]
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** Opens the dialog without moving the focus, unless the dialog is modal. */
function setUpDialogWithoutFocus(dialog: HTMLDialogElement) {
  const { activeElement } = document
  const cleanUp = setUpDialog(dialog)
  if (!dialog.matches(':modal')) (activeElement as HTMLElement | null)?.focus()
  if (document.activeElement === dialog) dialog.blur()
  return cleanUp
}
