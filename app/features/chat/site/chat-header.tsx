import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { office } from '#app/features/office/contract.ts'

interface ChatHeaderProps {
  titleId: string
  onRefresh: () => Promise<void>
  onClose: () => void
}

export function ChatHeader({ titleId, onRefresh, onClose }: ChatHeaderProps) {
  const [isRefreshing, setIsRefreshing] = useState(false)

  async function refresh() {
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }

  return (
    <header className="flex items-center gap-1 on-night py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="font-display font-semibold leading-snug sm:text-lg">
          {office.name}
        </h2>
        <p className="text-sm text-paper/80">{office.hours}</p>
      </div>
      <button type="button" aria-label="Refresh" onClick={refresh} className={iconButton}>
        <RotateCw aria-hidden="true" size={20} className={isRefreshing ? 'animate-spin' : ''} />
      </button>
      <button
        type="button"
        aria-label="Close chat"
        onClick={onClose}
        className={`chat-panel-close ${iconButton}`}
      >
        <X aria-hidden="true" size={22} />
      </button>
    </header>
  )
}

const iconButton =
  'grid size-11 place-items-center rounded-full transition-colors hover:bg-white/15'
