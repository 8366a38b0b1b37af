import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useRemove } from './removal.ts'
import { moveItem } from './section-types.ts'

interface MoveButtonsProps {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}

interface ItemButtonsProps<Entry> {
  name: string
  entries: Entry[]
  index: number
  onChange: (entries: Entry[]) => void
}

/** Buttons to move an item up or down and to remove it. */
export function ItemButtons<Entry>({ name, entries, index, onChange }: ItemButtonsProps<Entry>) {
  const remove = useRemove()

  return (
    <>
      <MoveButtons
        name={name}
        index={index}
        count={entries.length}
        onMove={(to) => onChange(moveItem(entries, index, to))}
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
