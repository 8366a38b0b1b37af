import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Absence, absencesApi } from '../contract.ts'
import { AbsenceDialog, type Person } from './absence-dialog.tsx'

/** Lists the absences of all counsellors. Every counsellor can change each of them. */
export function Availability({ absences }: { absences: Absence[] }) {
  const { people } = useOfficeLists()
  const [edited, setEdited] = useState<Person>()

  return (
    <section aria-labelledby="away" className="grid gap-3">
      <h2 id="away" className="text-lg font-semibold text-indigo">
        Availability
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
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
