import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChatPanelProps } from './chat-panel.tsx'

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
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (hasUnsent()) resumeSending()
  }, [])

  async function open() {
    setIsOpen(true)
    setHasFailed(false)
    try {
      const { ChatPanel } = await import('./chat-panel.tsx')
      setPanel(() => ChatPanel)
    } catch (error) {
      console.error(error)
      setIsOpen(false)
      setHasFailed(true)
    }
  }

  const close = () => setIsOpen(false)

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? 'Close chat' : 'Open chat'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={isOpen ? close : open}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className="chat-launcher floating fixed bottom-4 left-4 z-40 grid size-14 place-items-center rounded-full border-2 border-white bg-night text-white shadow-lg transition-colors hover:bg-indigo focus-visible:outline-offset-4 focus-visible:ring-4 focus-visible:ring-marigold print:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7 fill-none stroke-2 stroke-current"
        >
          <path strokeLinecap="round" strokeLinejoin="round" d={isOpen ? cross : bubble} />
        </svg>
      </button>
      <div id={panelId}>{isOpen && Panel && <Panel opener={button} onClose={close} />}</div>
      <p
        role="status"
        className="fixed right-4 bottom-20 left-4 z-40 max-w-sm rounded-card border-line bg-white text-sm not-empty:border not-empty:px-3 not-empty:py-2"
      >
        {hasFailed && 'The chat could not be loaded. Please try again.'}
      </p>
    </>
  )
}

/** Whether an earlier page was left before it had sent what was typed. */
function hasUnsent() {
  try {
    const visitorId = localStorage.getItem('chatVisitorId')
    return visitorId && localStorage.getItem(`chatOutbox:${visitorId}`)
  } catch {
    return false
  }
}

async function resumeSending() {
  try {
    const { currentConversation } = await import('./current-conversation.ts')
    const conversation = await currentConversation()
    await conversation.flush()
  } catch (error) {
    console.error(error)
  }
}
