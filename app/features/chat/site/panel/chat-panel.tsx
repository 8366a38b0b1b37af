import {
  type KeyboardEvent,
  type RefObject,
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
import './chat-panel.css'
import { useNow } from '#app/platform/browser/use-now.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Conversation } from '../conversation/conversation.ts'
import type { OfficeState } from '../conversation/conversation-store.ts'
import { currentConversation } from '../conversation/current-conversation.ts'
import { Composer } from './composer.tsx'
import { fitVisibleViewport } from './fit-visible-viewport.ts'
import { CLOSE, Icon, REFRESH } from './icon.tsx'
import { MessageLog } from './message-log.tsx'
import { office } from './office.ts'
import { describeOffice } from './opening-hours.ts'
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

function ChatFooter({ onErase }: { onErase: () => void }) {
  return (
    <footer className="chat-footer text-ink/75 text-sm">
      <p className="chat-new-line-hint">{words.newLineHint}</p>
      <button type="button" onClick={onErase} className="underline underline-offset-2">
        {words.eraseOnDevice}
      </button>
    </footer>
  )
}

interface EraseDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** The number of messages that the server has not stored. */
  unsent: number
  onErase: () => void
}

function EraseDialog({ ref, unsent, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question={words.eraseQuestion}
      confirmLabel={words.erase}
      onConfirm={onErase}
    >
      <p>{words.eraseHelp}</p>
      {unsent > 0 && <p className="font-semibold text-alarm">{words.unsentLost(unsent)}</p>}
    </ConfirmDialog>
  )
}

/**
 * Makes the Back button close the chat instead of leaving the page, on small screens. Adds a history
 * entry, whose events the router does not receive. Returns a function that removes the listener and
 * the entry.
 */
function closeOnBack(close: () => void) {
  if (!matchMedia(sheet).matches) return () => {}
  const isOnChatEntry = () => history.state?.isChat === true
  const listener = new AbortController()
  const { href } = location
  if (!isOnChatEntry()) history.pushState({ ...history.state, isChat: true }, '')

  function handlePopState(event: PopStateEvent) {
    if (isOnChatEntry()) return
    // The router handles a navigation to another page.
    if (location.href === href) event.stopImmediatePropagation()
    listener.abort()
    close()
  }
  addEventListener('popstate', handlePopState, { capture: true, signal: listener.signal })

  return () => {
    if (listener.signal.aborted) return
    listener.abort()
    if (!isOnChatEntry()) return
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    history.back()
  }
}

interface ChatHeaderProps {
  titleId: string
  state: OfficeState
  onRefresh: () => Promise<void>
  onClose: () => void
}

function ChatHeader({ titleId, state, onRefresh, onClose }: ChatHeaderProps) {
  const [isRefreshing, setIsRefreshing] = useState(false)

  async function refresh() {
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }

  return (
    <header className="chat-header on-night pr-2 pl-4">
      <h2
        id={titleId}
        className="min-w-0 flex-1 font-display font-semibold leading-snug sm:text-lg"
      >
        {office.name}
      </h2>
      <button type="button" aria-label={words.refresh} onClick={refresh} className={iconButton}>
        <Icon path={REFRESH} size={20} className={isRefreshing ? 'animate-spin' : ''} />
      </button>
      <button
        type="button"
        aria-label={words.closeChat}
        onClick={onClose}
        className={`chat-close ${iconButton}`}
      >
        <Icon path={CLOSE} size={22} />
      </button>
      <OfficeLines state={state} />
    </header>
  )
}

function OfficeLines({ state: { isOnline, opening } }: { state: OfficeState }) {
  const hours = describeOffice(office, useNow(), opening, isOnline, office.words.reply_by)
  return (
    <p className="chat-office text-sm text-paper/80">
      <span className={isOnline ? 'chat-online' : undefined}>{hours.office}</span>
      {hours.visitorTime && <span>{words.inYourTime(hours.visitorTime)}</span>}
      {hours.reply && <span lang={hours.reply.lang}>{hours.reply.text}</span>}
    </p>
  )
}

const iconButton =
  'grid size-11 place-items-center rounded-full transition-colors hover:bg-white/15'

/** The media query for small screens, where the chat is a full-screen sheet; see chat-panel.css. */
const sheet = 'not ((width >= 40rem) and (height >= 32rem))'

/**
 * Opens the dialog: as a modal sheet on small screens, otherwise non-modal. Returns a function
 * that stops observing the screen size.
 */
function showDialog(dialog: HTMLDialogElement) {
  const media = matchMedia(sheet)
  function show() {
    const focused = document.activeElement
    dialog.close()
    if (media.matches) dialog.showModal()
    else dialog.show()
    const isInside = focused instanceof HTMLElement && dialog.contains(focused)
    if (isInside) focused.focus()
    else dialog.focus()
  }
  show()
  media.addEventListener('change', show)
  return () => media.removeEventListener('change', show)
}
