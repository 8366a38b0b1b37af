import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LeadActivity } from '../activity-contract.ts'
import { leadsApi } from '../contract.ts'

/** Edits the notes of an activity. The timeline shows when it was edited. */
export function EditActivity({ leadId, entry }: { leadId: string; entry: LeadActivity }) {
  const [text, setText] = useState<string>()
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const api = useApi()

  if (text === undefined) {
    return (
      <div>
        <Button size="small" onClick={() => setText(entry.text)}>
          Edit<span className="sr-only"> activity</span>
        </Button>
      </div>
    )
  }

  async function save() {
    const params = { id: leadId, activity_id: entry.id }
    const result = await submit(
      api.attempt(leadsApi.editActivity, { params, body: { text: text ?? '' } }),
    )
    if (!result?.ok) return
    await revalidate()
    setText(undefined)
  }

  return (
    <OpenedForm
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FormErrors failure={failure}>
        <TextField label="Notes" rows={3} value={text} onChange={setText} path="text" />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            Save
          </Button>
          <Button size="small" onClick={() => setText(undefined)}>
            Cancel
          </Button>
        </div>
      </FormErrors>
    </OpenedForm>
  )
}
