import type { LeadFile } from '#app/features/leads/files-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { Day } from '#app/ui/day.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import { type ChecklistItem, checklistApi, type ItemState, isDone } from '../checklist-contract.ts'
import { ItemStateSelect } from './item-state-select.tsx'
import { useChecklist } from './use-checklist.ts'

interface ItemRowProps {
  item: ChecklistItem
  files: LeadFile[]
  isOverdue: boolean
  onEdit: () => void
}

/** Shows an item. A new status is saved at once. */
export function ItemRow({ item: check, files, isOverdue, onEdit }: ItemRowProps) {
  const { id, title, note, state, due_on } = check
  const { handle, isDragging, ...item } = useSortableItem(id)
  const { send, isSending } = useChecklist()
  const changeState = (newState: ItemState) =>
    send((api) => api.attempt(checklistApi.change, { params: { id }, body: { state: newState } }))

  return (
    <li
      {...item}
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 bg-white py-2 md:grid-cols-[auto_minmax(0,1fr)_auto] ${isDragging ? 'relative z-10 outline outline-indigo' : ''}`}
    >
      <DragHandle name={title} handle={handle} />
      <div className="grid gap-0.5 py-1.5">
        <p className={`wrap-anywhere ${isDone(state) ? 'text-ink/75' : 'font-medium'}`}>{title}</p>
        {note && (
          <div className="max-w-prose text-sm text-ink/75">
            <LongText text={note} />
          </div>
        )}
        {(due_on || files.length > 0) && (
          <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere">
            {due_on && (
              <span className={isOverdue ? 'font-semibold text-alarm' : 'text-ink/75'}>
                {isOverdue ? 'Overdue: ' : 'Due '}
                <Day on={due_on} isShort />
              </span>
            )}
            {files.map((file) => (
              <span key={file.id} className="text-ink/75">
                {file.name}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="flex gap-2 max-md:col-start-2">
        <ItemStateSelect
          label={`Status of ${title}`}
          state={state}
          isSending={isSending}
          onChoose={changeState}
          className="min-w-0 grow md:w-36"
        />
        <Button size="small" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}
