import { useEffect, useRef } from 'react'
import type { SavedReply } from '#app/features/saved-replies/contract.ts'

interface SavedReplyOptionsProps {
  id: string
  savedReplies: SavedReply[]
  /** The option that Enter selects. */
  index: number
  onChoose: (savedReply: SavedReply) => void
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`

export function SavedReplyOptions({ id, savedReplies, index, onChoose }: SavedReplyOptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Saved replies"
      className="absolute inset-x-3 bottom-full z-10 mb-1 max-h-60 overflow-y-auto overscroll-contain rounded-card border border-line bg-white p-1 shadow-lg"
    >
      {savedReplies.map((savedReply, each) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the reply box handles the keys
        <div
          key={savedReply.id}
          id={optionIdOf(id, each)}
          role="option"
          // The focus stays in the reply box.
          tabIndex={-1}
          aria-selected={each === index}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(savedReply)}
          className="grid min-h-11 cursor-pointer content-center rounded-lg px-3 py-1.5 hover:bg-paper aria-selected:bg-indigo aria-selected:text-white"
        >
          <span className="truncate text-sm font-semibold">{savedReply.title}</span>
          <span className="truncate text-sm opacity-85">{savedReply.text}</span>
        </div>
      ))}
    </div>
  )
}
