import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChatPanelProps } from '../panel/chat-panel.tsx'
import * as words from './words.ts'

const panelId = 'chat-panel'
const bubble = 'M21 11.5a8.5 8.5 0 0 1-12.4 7.6L3.5 20.5l1.4-5.1A8.5 8.5 0 1 1 21 11.5z'
const cross = 'M6 6l12 12M18 6L6 18'

/**
 * The floating button of every public page. Every page carries it, so it is kept small; the chat
 * itself is loaded when it is opened.
 */
export function ChatLauncher() {
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [notice, setNotice] = useState('')
  const [{ unread }, setNews] = useState({ unread: 0 })
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Pressed before this page's scripts ran: see app/server/after-paint.ts.
    button.current?.closest<HTMLElement>('[aria-busy=true]')?.click()
    if (hasUnsent()) {
      import('../conversation/current-conversation.ts').then(
        (chat) => chat.sendWhatWaits(),
        console.error,
      )
    }
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => countUnread(setNews))
  }, [])

  useEffect(() => {
    if (isOpen) return
    const count = () => countUnread(setNews)
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [isOpen])

  function close(notice = '') {
    setIsOpen(false)
    setNotice(notice)
  }

  async function open() {
    setIsOpen(true)
    setNotice('')
    try {
      const panel = await import('../panel/chat-panel.tsx')
      setPanel(() => panel.ChatPanel)
    } catch (error) {
      console.error(error)
      close(words.cannotLoad)
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? words.closeChat : words.openChat(unread)}
        aria-expanded={isOpen}
        aria-busy={isOpen && !Panel}
        aria-controls={panelId}
        onClick={isOpen ? () => close() : open}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className="chat-launcher floating fixed bottom-4 left-4 z-40 grid size-14 place-items-center rounded-full border-2 border-white bg-night text-white shadow-lg transition-colors hover:bg-indigo aria-busy:border-marigold focus-visible:outline-offset-4 focus-visible:ring-4 focus-visible:ring-marigold print:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7 fill-none stroke-2 stroke-current"
        >
          <path strokeLinecap="round" strokeLinejoin="round" d={isOpen ? cross : bubble} />
        </svg>
        {unread > 0 && !isOpen && (
          <span className="absolute -top-2 -right-2 min-w-6 rounded-full bg-coral px-1.5 text-center font-semibold text-night text-sm">
            {unread}
          </span>
        )}
      </button>
      <div id={panelId}>
        {isOpen && Panel && <Panel opener={button} onState={setNews} onClose={close} />}
      </div>
      <p
        role="status"
        className="fixed right-4 bottom-20 left-4 z-40 max-w-sm rounded-card border-line bg-white text-sm not-empty:border not-empty:px-3 not-empty:py-2"
      >
        {notice}
      </p>
    </>
  )
}

/** Whether an earlier page was left before it had sent what was typed. */
function hasUnsent() {
  const visitorId = findVisitorId()
  const waits = (key: string) => key.startsWith(`chatOutbox:${visitorId}`)
  return visitorId && Object.keys(localStorage).some(waits)
}

function findVisitorId() {
  try {
    return localStorage.getItem('chatVisitorId')
  } catch {
    return null
  }
}

async function countUnread(show: (news: { unread: number }) => void) {
  const visitorId = findVisitorId()
  if (!visitorId || document.hidden) return
  try {
    const answer = await fetch(`/api/messages/unread/?user_id=${encodeURIComponent(visitorId)}`)
    if (answer.ok) show(await answer.json())
  } catch {
    // The next look says it.
  }
}
