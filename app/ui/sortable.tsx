import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'

interface SortableProps {
  /** The items in their current order. */
  items: { id: string; name: string }[]
  /** Whether the items are in a grid instead of a single column. */
  isGrid?: boolean
  onOrder: (ids: string[]) => void
  children: ReactNode
}

/** Makes items sortable by mouse, touch and keyboard; each uses `useSortableItem`. */
export function Sortable({ items, isGrid, onOrder, children }: SortableProps) {
  const ids = items.map(({ id }) => id)
  const announcements = useAnnouncements(items)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext
        items={ids}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Returns `ref` and `style` for an item, and the props of its handle. */
export function useSortableItem(id: string) {
  const { attributes, listeners, isDragging, transform, transition, ...refs } = useSortable({
    id,
    attributes: { roleDescription: 'can be moved' },
  })
  return {
    ref: refs.setNodeRef,
    isDragging,
    style: {
      transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      transition,
    },
    handle: { ref: refs.setActivatorNodeRef, ...attributes, ...listeners },
  }
}

const screenReaderInstructions = {
  draggable:
    'Press Space to pick up the item, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
}

type Item = { id: string | number }

/** Announcements for screen readers. */
function useAnnouncements(items: SortableProps['items']): Announcements {
  const hasMoved = useRef(false)
  const find = ({ id }: Item) => items.findIndex((item) => item.id === id)
  const name = (item: Item) => items[find(item)]?.name
  const place = (item: Item) => `${find(item) + 1} of ${items.length}`

  return {
    onDragStart({ active }) {
      hasMoved.current = false
      return `${name(active)} was picked up at position ${place(active)}.`
    },
    onDragOver({ active, over }) {
      // At the start of a drag, the item is over its own position.
      hasMoved.current ||= over?.id !== active.id
      return over && hasMoved.current
        ? `${name(active)} is now at position ${place(over)}.`
        : undefined
    },
    onDragEnd: ({ active, over }) =>
      `${name(active)} was dropped at position ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} is back at position ${place(active)}.`,
  }
}
