import { type DragEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { BoardColumn } from '../../board-contract.ts'
import type { ReferenceData } from '../list/reference-data.ts'
import { LeadCard } from './lead-card.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { useMoveLead } from './use-move-lead.ts'

interface BoardProps {
  columns: BoardColumn[]
  reference: ReferenceData
  /** Returns the address of the list of leads in a stage. */
  linkOf: (stageId: string) => string
}

/** Shows a column per stage. Leads are moved by dragging or with the select of their card. */
export function Board({ columns, reference, linkOf }: BoardProps) {
  const { stages, people, settings } = reference
  const targetMinutes = settings.response_target_minutes
  const { move, pendingLoss, confirmLoss, cancelLoss } = useMoveLead(columns, stages)

  return (
    <>
      <section
        aria-label="Stages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className="-mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {columns.map((column) => (
          <Column
            key={column.stage.id}
            column={column}
            onDrop={move}
            link={linkOf(column.stage.id)}
          >
            {column.leads.map((lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                stages={stages}
                people={people}
                targetMinutes={targetMinutes}
                onMove={move}
              />
            ))}
          </Column>
        ))}
      </section>
      {pendingLoss && (
        <LostDialog name={pendingLoss.lead.name} onConfirm={confirmLoss} onClose={cancelLoss} />
      )}
    </>
  )
}

interface ColumnProps {
  column: BoardColumn
  onDrop: (leadId: string, stageId: string) => void
  link: string
  children: ReactNode
}

function Column({ column: { stage, total, leads }, onDrop, link, children }: ColumnProps) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.getData('text/plain'), stage.id)
  }

  return (
    <section
      aria-label={stage.name}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid w-64 shrink-0 snap-start gap-2 rounded-card border p-2 ${isOver ? 'border-indigo bg-white' : 'border-line bg-ink/5'}`}
    >
      <h2 className="flex justify-between gap-2 px-1 font-semibold text-indigo">
        <span className="wrap-anywhere">{stage.name}</span>
        <span className="font-normal text-ink/75 tabular-nums">{total.toLocaleString('en')}</span>
      </h2>
      <ul className="grid max-h-[calc(100dvh-16rem)] min-h-12 gap-2 overflow-y-auto p-1">
        {children}
      </ul>
      {total > leads.length && (
        <Link to={link} className="px-1 py-1 text-sm font-medium text-indigo underline">
          View all {total.toLocaleString('en')}
        </Link>
      )}
    </section>
  )
}
