import { type DragEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type LeadChange, leadsApi } from '#app/features/leads/contract.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { BoardColumn, BoardLead } from '../../board-contract.ts'
import type { Stage } from '../../stage-contract.ts'
import { nameStage } from '../../stage-names.ts'
import { nameCountries } from '../country-names.ts'
import { FollowUpDue } from '../follow-up-due.tsx'
import { nameLead } from '../lead-labels.ts'
import type { ReferenceData } from '../list/reference-data.ts'
import { ResponseTimer } from '../response-timer.tsx'

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
        <LostDialog
          name={nameLead(pendingLoss.lead)}
          onConfirm={confirmLoss}
          onClose={cancelLoss}
        />
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
      aria-label={nameStage(stage.name)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid w-64 shrink-0 snap-start gap-2 rounded-card border p-2 ${isOver ? 'border-indigo bg-white' : 'border-line bg-ink/5'}`}
    >
      <h2 className="flex justify-between gap-2 px-1 font-semibold text-indigo">
        <span className="wrap-anywhere">{nameStage(stage.name)}</span>
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

interface LostDialogProps {
  name: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the lost reason. */
function LostDialog({ name, onConfirm, onClose }: LostDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function confirm() {
    if (reason.trim()) onConfirm(reason.trim())
    else setMissing(true)
  }

  return (
    <FormDialog
      title={`Mark ${name} as lost`}
      action="Mark as lost"
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextField
        label="Lost reason"
        isRequired
        maxLength={200}
        value={reason}
        error={isMissing ? 'Please fill this in.' : undefined}
        onChange={setReason}
      />
    </FormDialog>
  )
}

interface LeadCardProps {
  lead: BoardLead
  stages: Stage[]
  people: ReferenceData['people']
  /** Response target in minutes of office hours. */
  targetMinutes: number
  onMove: (leadId: string, stageId: string) => void
}

function LeadCard({ lead, stages, people, targetMinutes, onMove }: LeadCardProps) {
  const { id, countries, follow_up_at, follow_up_note, owner_id, stage_id } = lead
  const owner = people.find((each) => each.id === owner_id)?.name

  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
      className="grid cursor-grab grid-cols-1 gap-1 rounded-lg border border-line bg-white p-2.5 text-sm active:cursor-grabbing"
    >
      <Link to={`/admin/leads/${id}`} className="font-semibold text-indigo underline wrap-anywhere">
        {nameLead(lead)}
      </Link>
      {countries.length > 0 && <p>{nameCountries(countries)}</p>}
      <ResponseTimer lead={lead} targetMinutes={targetMinutes} />
      {follow_up_at && <FollowUpDue at={follow_up_at} note={follow_up_note} />}
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-ink/75">{owner ?? 'Unassigned'}</span>
        <select
          aria-label={`Stage of ${nameLead(lead)}`}
          value={stage_id}
          onChange={({ target }) => onMove(id, target.value)}
          className="min-h-8 max-w-32 rounded-full border border-ink/30 bg-white px-2 text-sm max-sm:text-base"
        >
          {stages.map((stage) => (
            <option key={stage.id} value={stage.id}>
              {stage.name}
            </option>
          ))}
        </select>
      </div>
    </li>
  )
}

/** Moves leads between stages. Moving to a lost stage asks for the reason first. */
function useMoveLead(columns: BoardColumn[], stages: Stage[]) {
  const { run } = useCommand()
  const [pendingLoss, setPendingLoss] = useState<{ lead: BoardLead; stage: Stage }>()

  function move(leadId: string, stageId: string) {
    const lead = columns.flatMap(({ leads }) => leads).find(({ id }) => id === leadId)
    const stage = stages.find(({ id }) => id === stageId)
    if (!lead || !stage || lead.stage_id === stageId) return
    if (stage.outcome === 'lost') setPendingLoss({ lead, stage })
    else change(lead, stage)
  }

  async function change(lead: BoardLead, stage: Stage, lost_reason?: string) {
    const body = { stage_id: stage.id, lost_reason }
    if (!(await send(lead.id, body))) return
    const { stage_id, follow_up_at, follow_up_channel, follow_up_note } = lead
    // Only a lost lead loses its follow-up; a colleague may change that of other leads meanwhile.
    const next = stage.outcome === 'lost' ? { follow_up_at, follow_up_channel, follow_up_note } : {}
    const before = { stage_id, lost_reason: lead.lost_reason, ...next }
    await showToast('success', `${nameLead(lead)} moved to ${stage.name}`, {
      undo: () => void send(lead.id, before),
    })
  }

  const send = (id: string, body: LeadChange) =>
    run(leadsApi.change, { params: { id }, body }, 'The lead could not be moved.')

  return {
    move,
    pendingLoss,
    confirmLoss(reason: string) {
      if (pendingLoss) change(pendingLoss.lead, pendingLoss.stage, reason)
      setPendingLoss(undefined)
    },
    cancelLoss: () => setPendingLoss(undefined),
  }
}
