import { Link } from 'react-router'
import type { BoardLead } from '../../board-contract.ts'
import type { Stage } from '../../stage-contract.ts'
import { nameCountries } from '../country-names.ts'
import { FollowUpDue } from '../follow-up-due.tsx'
import type { ReferenceData } from '../list/reference-data.ts'
import { ResponseTimer } from '../response-timer.tsx'

interface LeadCardProps {
  lead: BoardLead
  stages: Stage[]
  people: ReferenceData['people']
  /** Response target in minutes of office hours. */
  targetMinutes: number
  onMove: (leadId: string, stageId: string) => void
}

export function LeadCard({ lead, stages, people, targetMinutes, onMove }: LeadCardProps) {
  const { id, name, countries, follow_up_at, follow_up_note, owner_id, stage_id } = lead
  const owner = people.find((each) => each.id === owner_id)?.name

  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', id)}
      className="grid cursor-grab gap-1 rounded-lg border border-line bg-white p-2.5 text-sm active:cursor-grabbing"
    >
      <Link to={`/admin/leads/${id}`} className="font-semibold text-indigo underline wrap-anywhere">
        {name}
      </Link>
      {countries.length > 0 && <p>{nameCountries(countries)}</p>}
      <ResponseTimer lead={lead} targetMinutes={targetMinutes} />
      {follow_up_at && <FollowUpDue at={follow_up_at} note={follow_up_note} />}
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-ink/75">{owner ?? 'Unassigned'}</span>
        <select
          aria-label={`Stage of ${name}`}
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
