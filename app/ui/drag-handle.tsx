import type { useSortableItem } from './sortable.tsx'

interface DragHandleProps {
  /** The name of the moved item. */
  name: string
  handle: ReturnType<typeof useSortableItem>['handle']
}

/** The drag handle of an item of a `Sortable`. */
export function DragHandle({ name, handle }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={`Move ${name}`}
      className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink/75 hover:bg-paper active:cursor-grabbing"
    >
      <svg viewBox="0 0 10 16" aria-hidden="true" className="h-4 fill-current">
        {[2, 8].map((x) =>
          [2, 8, 14].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
        )}
      </svg>
    </button>
  )
}
