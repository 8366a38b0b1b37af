import type { useSortableItem } from './sortable.tsx'

interface DragHandleProps {
  /** What it moves. */
  name: string
  handle: ReturnType<typeof useSortableItem>['handle']
}

/** Six dots by which an item of a `Sortable` is moved. */
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
