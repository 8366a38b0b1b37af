import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import type { ReadyAnswer } from '../contract.ts'

interface ReadyAnswerCardProps {
  answer: ReadyAnswer
  onEdit: () => void
  onRemove: () => void
}

export function ReadyAnswerCard({ answer, onEdit, onRemove }: ReadyAnswerCardProps) {
  const { id, title, text } = answer
  const { handle, isDragging, ...item } = useSortableItem(id)

  return (
    <li
      {...item}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 rounded-card border bg-white p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4 ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      <DragHandle name={title} handle={handle} />
      <div className="grid gap-1 pt-1.5">
        <h2 className="font-semibold text-indigo wrap-anywhere">{title}</h2>
        <div className="max-w-prose text-sm">
          <LongText text={text} />
        </div>
      </div>
      <div className="flex gap-2 max-sm:col-start-2">
        <Button size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" look="danger" aria-label={`Delete ${title}`} onClick={onRemove}>
          Delete
        </Button>
      </div>
    </li>
  )
}
