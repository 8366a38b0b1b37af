import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import type { Destination } from '../contract.ts'
import { BenefitList } from './benefit-list.tsx'

interface DestinationCardProps {
  destination: Destination
  onEdit: () => void
  onRemove: () => void
}

export function DestinationCard({ destination, onEdit, onRemove }: DestinationCardProps) {
  const { id, country, description, benefits } = destination
  const { handle, isDragging, ...item } = useSortableItem(id)

  return (
    <li
      {...item}
      className={`relative flex flex-col gap-3 rounded-card border bg-white p-4 ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <img
          src={flagAddress(destination)}
          alt=""
          width="60"
          height="45"
          loading="lazy"
          className="h-11 w-15 shrink-0 rounded-md border border-line object-cover"
        />
        <h2 className="min-w-0 grow font-display text-lg leading-tight font-semibold text-indigo wrap-anywhere">
          {country}
        </h2>
        <DragHandle name={country} handle={handle} />
      </div>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{description}</p>
      <BenefitList benefits={benefits} />
      <div className="mt-auto flex gap-2 pt-1">
        <Button size="small" aria-label={`Edit ${country}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" look="danger" aria-label={`Delete ${country}`} onClick={onRemove}>
          Delete
        </Button>
      </div>
    </li>
  )
}

/** Carries the moment of the last change, so that a new flag is seen at once. */
function flagAddress({ flag, flag_updated }: Destination) {
  return `${flag}${flag.includes('?') ? '&' : '?'}t=${flag_updated}`
}
