import { use, useRef, useState } from 'react'
import { useOpened } from '#app/base/admin/use-opened.ts'
import { useOrder } from '#app/base/admin/use-order.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { type Destination, destinationsApi } from '../contract.ts'
import { DestinationCard } from './destination-card.tsx'
import { EditDestination } from './destination-dialog.tsx'
import type { Reading } from './read-destinations.ts'
import { useDestinationRemoval } from './use-destination-removal.ts'

export function DestinationList({ reading }: { reading: Promise<Reading> }) {
  const result = use(reading)
  if ('error' in result) return <p role="alert">{result.error}</p>
  if (result.destinations.length === 0) return <NothingFound />
  return <DestinationGrid destinations={result.destinations} />
}

function DestinationGrid({ destinations }: { destinations: Destination[] }) {
  const { edited, edit } = useOpened()
  const { rows, put } = useOrder(destinations, (api, ids) =>
    api.attempt(destinationsApi.order, { body: { ids } }),
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Destination>()
  const remove = useDestinationRemoval()
  const shown = rows.find(({ id }) => id === edited)

  return (
    <>
      <Sortable items={rows.map(({ id, country }) => ({ id, name: country }))} isGrid onOrder={put}>
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {rows.map((destination) => (
            <DestinationCard
              key={destination.id}
              destination={destination}
              onEdit={() => edit(destination.id)}
              onRemove={() => {
                setChosen(destination)
                dialog.current?.showModal()
              }}
            />
          ))}
        </ul>
      </Sortable>
      <ConfirmDialog
        ref={dialog}
        question="Are you sure to delete this destination?"
        action="Delete"
        onConfirm={() => chosen && remove(chosen)}
      >
        <p className="wrap-anywhere text-ink/75">{chosen?.country}</p>
      </ConfirmDialog>
      {shown && <EditDestination key={shown.id} destination={shown} />}
    </>
  )
}

function NothingFound() {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No destinations found
      </p>
      <p className="text-ink/75">
        Press “+ Add Destination” to make the first one: visitors see it at once on the home page
        and on Study Abroad.
      </p>
    </div>
  )
}
