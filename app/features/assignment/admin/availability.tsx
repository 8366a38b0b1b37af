import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { getMoment, startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Absence, absencesApi } from '../contract.ts'

/** Lists the absences of all counsellors. Every counsellor can change each of them. */
export function Availability({ absences }: { absences: Absence[] }) {
  const { people } = useOfficeLists()
  const [edited, setEdited] = useState<Person>()

  return (
    <section aria-labelledby="away" className="grid gap-3">
      <h2 id="away" className="text-lg font-semibold text-indigo">
        Availability
      </h2>
      <ul className="divide-y divide-line card">
        {people
          .filter(({ isAssignable }) => isAssignable)
          .map((person) => (
            <Row
              key={person.id}
              person={person}
              absence={absences.find(({ id }) => id === person.id)}
              onEdit={() => setEdited(person)}
            />
          ))}
      </ul>
      {edited && <AbsenceDialog person={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

interface RowProps {
  person: Person
  absence?: Absence
  onEdit: () => void
}

function Row({ person: { id, name }, absence, onEdit }: RowProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()

  async function endAbsence() {
    const result = await submit(api.attempt(absencesApi.remove, { params: { id } }))
    if (!result?.ok) return showToast('error', 'The absence was not ended. Please try again.')
    await revalidate()
    await showToast('success', `${name} is available`)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink/75">
          {absence ? <AbsenceDates {...absence} /> : 'Available'}
        </p>
      </div>
      <div className="flex gap-2">
        {absence && (
          <Button size="small" onClick={endAbsence} disabled={isSending}>
            Back in office<span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button size="small" onClick={onEdit}>
          Out of office<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  )
}

function AbsenceDates({ from_at, until_at }: Absence) {
  return (
    <>
      Out of office {Date.parse(from_at) > Date.now() ? 'from' : 'since'}{' '}
      <OfficeDateTime at={from_at} isShort />
      {until_at && (
        <>
          , until <OfficeDateTime at={until_at} isShort />
        </>
      )}
    </>
  )
}

interface Person {
  id: string
  name: string
}

/** Sets the first and the last day of an absence in the office's time zone. */
function AbsenceDialog({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const office = useOffice()
  const today = toOfficeDay(office, new Date())
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState('')
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()

  async function save() {
    if (!isDay(from) || (until !== '' && !isDay(until))) return
    const now = new Date().toISOString()
    const body = {
      from_at: from === today ? now : getMoment(office, from, 0).toISOString(),
      // The last day is included.
      until_at: until
        ? startOfDay(office, getMoment(office, until, 12 * 60), 1).toISOString()
        : null,
    }
    const result = await submit(api.attempt(absencesApi.set, { params: { id }, body }))
    if (!result?.ok) return
    await revalidate()
    onClose()
    await showToast('success', `${name} gets no new leads while out of office`)
  }

  return (
    <FormDialog
      title={`Out of office: ${name}`}
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <DateField
        label="First day"
        isRequired
        value={from}
        path="from_at"
        error={from ? undefined : 'Enter the first day.'}
        onChange={setFrom}
      />
      <DateField
        label="Last day"
        hint="Leave it empty when the day of return is not known."
        value={until}
        path="until_at"
        onChange={setUntil}
      />
    </FormDialog>
  )
}
