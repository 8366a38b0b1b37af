import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type SavedView, savedViewsApi } from '../../saved-views-contract.ts'

interface ViewDialogProps {
  /** The view to change; missing for a new view. */
  view?: SavedView
  query: string
  onClose: () => void
}

export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const { submit, isSending, failure } = useSubmission()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const body = { name, query, is_shared: isShared }
    const call = view
      ? api.attempt(savedViewsApi.change, { params: { id: view.id }, body })
      : api.attempt(savedViewsApi.add, { body })
    const result = await submit(call)
    if (!result?.ok) return
    onClose()
    await revalidate()
  }

  return (
    <Dialog title={view ? 'Rename or share' : 'Save view'} size="small" onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4 p-5 sm:p-6">
        <FormErrors failure={failure}>
          <TextField
            label="Name"
            isRequired
            maxLength={40}
            value={name}
            path="name"
            onChange={setName}
          />
          <Checkbox
            label="Share with everyone"
            path="is_shared"
            isChecked={isShared}
            onChange={setShared}
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
