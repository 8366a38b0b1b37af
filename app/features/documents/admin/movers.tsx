import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRemove } from './removal.ts'
import { moved } from './section-kinds.ts'

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

interface EntryToolsProps<Entry> {
  name: string
  entries: Entry[]
  index: number
  onChange: (entries: Entry[]) => void
}

/** Moves one of the entries up and down, and takes it away. */
export function EntryTools<Entry>({ name, entries, index, onChange }: EntryToolsProps<Entry>) {
  const remove = useRemove()

  return (
    <>
      <Movers
        name={name}
        index={index}
        count={entries.length}
        onMove={(to) => onChange(moved(entries, index, to))}
      />
      <IconButton
        label={`Remove ${name}`}
        onClick={() => remove(name, () => onChange(entries.toSpliced(index, 1)))}
      >
        <Trash2 aria-hidden="true" className="size-4" />
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
