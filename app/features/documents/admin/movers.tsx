import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

interface MoversProps {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves one of a list up and down. */
export function Movers({ name, index, count, onMove }: MoversProps) {
  return (
    <>
      <IconButton label={`Move ${name} up`} isOff={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        isOff={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}

interface IconButtonProps {
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

/** One that does nothing keeps the focus: it may do something again after the next move. */
export function IconButton({ label, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-9 shrink-0 place-items-center rounded-lg text-ink/75 hover:bg-paper aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
