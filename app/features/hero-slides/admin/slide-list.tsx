import { use, useRef, useState } from 'react'
import { useOpened } from '#app/base/admin/use-opened.ts'
import { useOrder } from '#app/base/admin/use-order.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { type HeroSlide, heroSlidesApi } from '../contract.ts'
import type { Reading } from './read-slides.ts'
import { EditSlide } from './slide-dialog.tsx'
import { SlideTable } from './slide-table.tsx'
import { useSlideRemoval } from './use-slide-removal.ts'

export function SlideList({ reading }: { reading: Promise<Reading> }) {
  const result = use(reading)
  if ('error' in result) return <p role="alert">{result.error}</p>
  if (result.slides.length === 0) return <NothingFound />
  return <Slides slides={result.slides} />
}

function Slides({ slides }: { slides: HeroSlide[] }) {
  const { edited, edit } = useOpened()
  const { rows, put } = useOrder(slides, (api, ids) =>
    api.attempt(heroSlidesApi.order, { body: { ids } }),
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<HeroSlide>()
  const remove = useSlideRemoval()
  const shown = rows.find(({ id }) => id === edited)

  return (
    <>
      <p className="text-sm text-ink/75">
        Visitors see them in this order. Drag by the dots to change it.
      </p>
      <Sortable items={rows.map(({ id, title }) => ({ id, name: title }))} onOrder={put}>
        <SlideTable
          slides={rows}
          onEdit={({ id }) => edit(id)}
          onRemove={(slide) => {
            setChosen(slide)
            dialog.current?.showModal()
          }}
        />
      </Sortable>
      <ConfirmDialog
        ref={dialog}
        question="Delete this slide?"
        action="Delete"
        onConfirm={() => chosen && remove(chosen)}
      >
        <p className="wrap-anywhere text-ink/75">{chosen?.title}</p>
      </ConfirmDialog>
      {shown && <EditSlide key={shown.id} slide={shown} />}
    </>
  )
}

function NothingFound() {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No slides found
      </p>
      <p className="text-ink/75">
        Press “+ Add New Slide” to make the first one: it opens the home page at once. Without
        slides the home page begins with the destinations.
      </p>
    </div>
  )
}
