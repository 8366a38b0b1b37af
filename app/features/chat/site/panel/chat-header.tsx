import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#app/platform/browser/use-now.ts'
import type { OfficeState } from '../conversation/conversation-store.ts'
import { office } from './office.ts'
import { describeOffice } from './opening-hours.ts'
import * as words from './words.ts'

interface ChatHeaderProps {
  titleId: string
  state: OfficeState
  onRefresh: () => Promise<void>
  onClose: () => void
}

export function ChatHeader({ titleId, state, onRefresh, onClose }: ChatHeaderProps) {
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
        <RotateCw aria-hidden="true" size={20} className={isRefreshing ? 'animate-spin' : ''} />
      </button>
      <button
        type="button"
        aria-label={words.closeChat}
        onClick={onClose}
        className={`chat-close ${iconButton}`}
      >
        <X aria-hidden="true" size={22} />
      </button>
      <OfficeLines state={state} />
    </header>
  )
}

function OfficeLines({ state: { isOnline, opening } }: { state: OfficeState }) {
  const hours = describeOffice(office, useNow(), opening, isOnline)
  return (
    <p className="chat-office text-sm text-paper/80">
      <span className={isOnline ? 'chat-online' : undefined}>{hours.office}</span>
      {hours.visitorTime && <span>{words.inYourTime(hours.visitorTime)}</span>}
      {hours.replyDay && <span>{hours.replyDay}</span>}
    </p>
  )
}

const iconButton =
  'grid size-11 place-items-center rounded-full transition-colors hover:bg-white/15'
