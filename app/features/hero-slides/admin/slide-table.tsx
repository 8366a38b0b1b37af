import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import type { HeroSlide } from '../contract.ts'

interface SlideTableProps {
  slides: HeroSlide[]
  onEdit: (slide: HeroSlide) => void
  onRemove: (slide: HeroSlide) => void
}

const columns = [
  { label: 'Title', width: '' },
  { label: 'Subtitle', width: '' },
  { label: 'Image', width: 'w-44' },
  { label: 'Actions', width: 'w-44' },
]

/** A table; where that would be too wide, a card for each row. */
export function SlideTable({ slides, onEdit, onRemove }: SlideTableProps) {
  return (
    <div className="lg:rounded-card lg:border lg:border-line lg:bg-white">
      <table className="block w-full table-fixed text-left text-sm lg:table">
        <thead className="sr-only border-b border-line lg:not-sr-only lg:table-header-group">
          <tr>
            {columns.map(({ label, width }) => (
              <th key={label} scope="col" className={`p-3 font-semibold text-indigo ${width}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {slides.map((slide) => (
            <SlideRow
              key={slide.id}
              slide={slide}
              onEdit={() => onEdit(slide)}
              onRemove={() => onRemove(slide)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SlideRowProps {
  slide: HeroSlide
  onEdit: () => void
  onRemove: () => void
}

function SlideRow({ slide: { id, title, subtitle, image }, onEdit, onRemove }: SlideRowProps) {
  const { handle, isDragging, ...item } = useSortableItem(id)

  return (
    <tr
      {...item}
      className={`relative grid gap-1 rounded-card border bg-white p-3 lg:table-row lg:border-x-0 lg:border-t-0 lg:last:border-b-0 ${isDragging ? 'z-10 border-indigo' : 'border-line lg:bg-transparent'}`}
    >
      <Cell label="Title">
        <span className="flex items-center gap-2 max-lg:flex-row-reverse max-lg:justify-between">
          <DragHandle name={title} handle={handle} />
          <span className="font-semibold wrap-anywhere">{title}</span>
        </span>
      </Cell>
      <Cell label="Subtitle">{subtitle || '–'}</Cell>
      <Cell label="Image">
        <img
          src={thumbnail(image)}
          alt=""
          width="160"
          height="90"
          loading="lazy"
          className="aspect-video w-40 rounded-lg border border-line object-cover"
        />
      </Cell>
      <Cell label="Actions">
        <span className="flex gap-2">
          <Button size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" look="danger" aria-label={`Delete ${title}`} onClick={onRemove}>
            Delete
          </Button>
        </span>
      </Cell>
    </tr>
  )
}

/** Uploaded pictures come in this width too. */
const thumbnail = (image: string) => (image.startsWith('/media/') ? `${image}?w=480` : image)

interface CellProps {
  label: string
  children: ReactNode
}

function Cell({ label, children }: CellProps) {
  return (
    <td
      data-label={label}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 before:text-ink/75 before:content-[attr(data-label)] lg:table-cell lg:p-3 lg:before:content-none"
    >
      {children}
    </td>
  )
}
