import { useRef } from 'react'
import { Link } from 'react-router'
import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import { nameLead } from '#app/features/leads/admin/lead-labels.ts'
import { CounsellorSelect, StageSelect } from '#app/features/leads/admin/lead-selects.tsx'
import { LogActivityForm } from '#app/features/leads/admin/log-activity-form.tsx'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { ResponseTimer } from '#app/features/leads/admin/response-timer.tsx'
import { contactChannelLabels } from '#app/features/leads/channel-labels.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { WhatsAppLink } from '#app/platform/admin/whatsapp-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { TaskForm } from './task-form.tsx'

export type RowForm = 'note' | 'next'

interface LeadRowProps {
  lead: Lead
  /** Whether the row offers to assign the lead. */
  isUnassigned: boolean
  /** The open form of this row. */
  form: RowForm | undefined
  onOpen: (form: RowForm | undefined) => void
}

/** Shows a lead with its stage or counsellor, and forms for activities and tasks. */
export function LeadRow({ lead, isUnassigned, form, onOpen }: LeadRowProps) {
  const { people } = useOfficeLists()
  const { id, phones, countries, owner_id } = lead
  const name = nameLead(lead)
  const counsellor = people.find(({ id }) => id === owner_id)
  const owner =
    counsellor &&
    (counsellor.isAssignable ? counsellor.name : `${counsellor.name} (no longer works on leads)`)
  const row = useRef<HTMLLIElement>(null)

  /** Focuses the row again, so that keyboard commands continue there. */
  function close() {
    row.current?.querySelector('a')?.focus()
    onOpen(undefined)
  }

  return (
    <li ref={row} data-lead-row className="grid gap-3 card p-3 focus-within:border-indigo">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_9rem_auto]">
        <div className="grid gap-0.5 max-md:col-span-full">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to={`/admin/leads/${id}`}
              className="inline-flex min-h-6 items-center font-semibold text-indigo underline wrap-anywhere"
            >
              {name}
            </Link>
            {phones[0] && (
              <span className="inline-flex items-center gap-1">
                <PhoneLink
                  number={phones[0]}
                  className="inline-flex min-h-6 items-center underline"
                />
                <WhatsAppLink leadId={id} phone={phones[0]} />
              </span>
            )}
            <span className="text-sm text-ink/75">
              {[nameCountries(countries), owner].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Waiting lead={lead} />
        </div>
        {isUnassigned ? <CounsellorSelect lead={lead} /> : <StageSelect lead={lead} />}
        <div className="flex flex-wrap gap-2">
          <Button size="small" data-key="n" onClick={() => onOpen('note')}>
            Note<span className="sr-only"> for {name}</span>
          </Button>
          <Button size="small" data-key="f" onClick={() => onOpen('next')}>
            Add task<span className="sr-only"> for {name}</span>
          </Button>
        </div>
      </div>
      {form === 'note' && <LogActivityForm lead={lead} onDone={close} />}
      {form === 'next' && <TaskForm lead={lead} onDone={close} />}
    </li>
  )
}

function Waiting({ lead }: { lead: Lead }) {
  const { settings } = useOfficeLists()
  const { follow_up_at, follow_up_channel, follow_up_note, awaiting_reply_since } = lead

  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {awaiting_reply_since && (
        <span className="inline-flex flex-wrap gap-x-3">
          <ResponseTimer lead={lead} targetMinutes={settings.response_target_minutes} />
          <span>
            Awaiting reply since{' '}
            <OfficeDateTime at={awaiting_reply_since} className="tabular-nums" />
          </span>
        </span>
      )}
      {follow_up_at && (
        <span>
          <OfficeDateTime at={follow_up_at} className="tabular-nums" />
          {follow_up_channel && ` · ${contactChannelLabels[follow_up_channel]}`}
          {follow_up_note && ` · ${follow_up_note}`}
        </span>
      )}
    </p>
  )
}
