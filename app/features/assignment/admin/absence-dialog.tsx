import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getMoment, startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { absencesApi } from '../contract.ts'

export interface Person {
  id: string
  name: string
}

interface AbsenceDialogProps {
  person: Person
  onClose: () => void
}

/** Sets the first and the last day of an absence in the office's time zone. */
export function AbsenceDialog({ person: { id, name }, onClose }: AbsenceDialogProps) {
  const office = useOffice()
  const today = toOfficeDay(office, new Date())
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState('')
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!from || isSending) return
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
    <Dialog title={`Out of office: ${name}`} size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:p-6">
        <FormErrors failure={failure}>
          <TextField
            label="First day"
            type="date"
            isRequired
            value={from}
            path="from_at"
            error={from ? undefined : 'Enter the first day.'}
            onChange={setFrom}
          />
          <TextField
            label="Last day"
            type="date"
            hint="Leave it empty when the day of return is not known."
            value={until}
            path="until_at"
            onChange={setUntil}
          />
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              Save
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
