import { type DragEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import type { BoardColumn, ListedApplication } from '../query-contract.ts'
import type { Track, TrackStep } from '../tracks-contract.ts'
import { ApplicationState } from './application-card.tsx'
import { nameLeadOf } from './application-list.tsx'
import { nameInstitution, nameOf } from './names.ts'
import { useApplications } from './use-applications.tsx'

interface BoardProps {
  columns: BoardColumn[]
  track: Track
  tracks: Track[]
  /** Returns the address of the list of applications in a step. */
  linkOf: (stepId: string) => string
}

/** Shows a column per step. Applications are moved by dragging or with the select of their card. */
export function Board({ columns, track, tracks, linkOf }: BoardProps) {
  const { change, overrideDialog } = useApplications()

  function move(id: string, stepId: string) {
    const application = columns
      .flatMap(({ applications }) => applications)
      .find((each) => each.id === id)
    const step = track.steps.find((each) => each.id === stepId)
    if (!application || !step || application.step_id === stepId) return
    const done = `${nameLeadOf(application)}, ${nameInstitution(application)}: ${nameOf(step)}`
    void change(application, { step_id: stepId }, done)
  }

  return (
    <section
      aria-label="Steps"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="-mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6"
    >
      {track.steps.map((step) => {
        const column = columns.find(({ step_id }) => step_id === step.id)
        const applications = column?.applications ?? []
        return (
          <Column
            key={step.id}
            step={step}
            total={column?.total ?? 0}
            isComplete={(column?.total ?? 0) <= applications.length}
            onDrop={move}
            link={linkOf(step.id)}
          >
            {applications.map((application) => (
              <Card
                key={application.id}
                application={application}
                track={track}
                tracks={tracks}
                onMove={move}
              />
            ))}
          </Column>
        )
      })}
      {overrideDialog}
    </section>
  )
}

interface ColumnProps {
  step: TrackStep
  total: number
  /** Whether all applications of the step are on the board. */
  isComplete: boolean
  onDrop: (id: string, stepId: string) => void
  link: string
  children: ReactNode
}

function Column({ step, total, isComplete, onDrop, link, children }: ColumnProps) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.getData('text/plain'), step.id)
  }

  return (
    <section
      aria-label={nameOf(step)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid w-64 shrink-0 snap-start gap-2 rounded-card border p-2 ${isOver ? 'border-indigo bg-white' : 'border-line bg-ink/5'}`}
    >
      <h2 className="flex justify-between gap-2 px-1 font-semibold text-indigo">
        <span className="wrap-anywhere">{nameOf(step)}</span>
        <span className="font-normal text-ink/75 tabular-nums">{total.toLocaleString('en')}</span>
      </h2>
      <ul className="grid max-h-[calc(100dvh-16rem)] min-h-12 gap-2 overflow-y-auto p-1">
        {children}
      </ul>
      {!isComplete && (
        <Link to={link} className="px-1 py-1 text-sm font-medium text-indigo underline">
          View all {total.toLocaleString('en')}
        </Link>
      )}
    </section>
  )
}

interface CardProps {
  application: ListedApplication
  track: Track
  tracks: Track[]
  onMove: (id: string, stepId: string) => void
}

function Card({ application, track, tracks, onMove }: CardProps) {
  const { id, primary_lead_id, intake, course, step_id } = application
  const name = nameLeadOf(application)

  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
      className="grid cursor-grab grid-cols-1 gap-1 rounded-lg border border-line bg-white p-2.5 text-sm active:cursor-grabbing"
    >
      <Link
        to={`/admin/leads/${primary_lead_id}`}
        className="font-semibold text-indigo underline wrap-anywhere"
      >
        {name}
      </Link>
      <p className="wrap-anywhere">{nameInstitution(application)}</p>
      <p className="text-ink/75 wrap-anywhere">
        {[course, intake && formatMonth(intake)].filter(Boolean).join(' · ')}
      </p>
      <ApplicationState application={application} tracks={tracks} />
      <select
        aria-label={`Step of ${name}, ${nameInstitution(application)}`}
        value={step_id}
        onChange={({ target }) => onMove(id, target.value)}
        className="min-h-8 rounded-full border border-ink/30 bg-white px-2 text-sm max-sm:text-base"
      >
        {track.steps.map((step) => (
          <option key={step.id} value={step.id}>
            {nameOf(step)}
          </option>
        ))}
      </select>
    </li>
  )
}
