import { Link, useRevalidator } from 'react-router'
import { timeIn } from '#app/contract/date-format.ts'
import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import { nameLead } from '#app/features/leads/admin/lead-labels.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type DeskCounsellor,
  frontDeskApi,
  type Visit,
  type VisitChange,
  type VisitState,
  visitStates,
} from '../contract.ts'

export const visitStateLabels: Record<VisitState, string> = {
  waiting: 'Waiting',
  with_counsellor: 'With counsellor',
  left: 'Left',
}

interface RegisterProps {
  visits: Visit[]
  counsellors: DeskCounsellor[]
}

/** Lists the visits of a day, latest first. */
export function Register({ visits, counsellors }: RegisterProps) {
  if (visits.length === 0) return <p className="text-ink/75">No visits on this day.</p>

  return (
    <ol className="grid gap-2">
      {visits.map((visit) => (
        <VisitRow key={visit.id} visit={visit} counsellors={counsellors} />
      ))}
    </ol>
  )
}

interface VisitRowProps {
  visit: Visit
  counsellors: DeskCounsellor[]
}

function VisitRow({ visit, counsellors }: VisitRowProps) {
  const { at, purpose, lead, state } = visit
  const { time_zone } = useOffice()
  const [phone] = lead.phones
  const name = nameLead(lead)
  const wants = [purpose, nameCountries(lead.countries)].filter(Boolean).join(' · ')

  return (
    <li
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 card p-3 md:grid-cols-[4.5rem_minmax(0,1fr)_20rem] ${state === 'left' ? 'bg-paper' : ''}`}
    >
      <time dateTime={at} className="pt-0.5 text-sm tabular-nums">
        {timeIn(time_zone, at, 'en-US')}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/admin/leads/${lead.id}`}
            className="inline-flex min-h-6 items-center font-semibold text-indigo underline wrap-anywhere"
          >
            {name}
          </Link>
          {phone && (
            <PhoneLink number={phone} className="inline-flex min-h-6 items-center underline">
              {phone === name ? 'Call' : phone}
            </PhoneLink>
          )}
        </p>
        {wants && <p className="wrap-anywhere">{wants}</p>}
      </div>
      <VisitSelects visit={visit} counsellors={counsellors} />
    </li>
  )
}

const selectClassName = 'min-h-9 w-full rounded-lg border border-ink/40 bg-white px-2 py-1 text-sm'

function VisitSelects({ visit, counsellors }: VisitRowProps) {
  const { id, counsellor_id, state, lead } = visit
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const name = nameLead(lead)

  async function change(body: VisitChange) {
    const result = await submit(api.attempt(frontDeskApi.change, { params: { id }, body }))
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      await showToast('error', `The visit of ${name} was not changed`, { description })
    }
    await revalidate()
  }

  return (
    <div className="grid grid-cols-2 gap-2 max-md:col-span-full">
      <select
        aria-label={`Counsellor for ${name}`}
        className={selectClassName}
        value={counsellor_id ?? ''}
        disabled={isSending}
        onChange={({ target }) => change({ counsellor_id: target.value || null })}
      >
        <option value="">No counsellor</option>
        {counsellor_id && !counsellors.some((person) => person.id === counsellor_id) && (
          <option value={counsellor_id}>Former user</option>
        )}
        {counsellors.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <select
        aria-label={`Status of the visit of ${name}`}
        className={selectClassName}
        value={state}
        disabled={isSending}
        onChange={({ target }) => change({ state: target.value as VisitState })}
      >
        {visitStates.map((each) => (
          <option key={each} value={each}>
            {visitStateLabels[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
