import type { FormEvent } from 'react'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ChecklistItem, checklistApi, type NewChecklistItem } from '../checklist-contract.ts'
import { useChecklist } from './use-checklist.ts'

/** Adds a document or a step that no guide lists. */
export function AddItem({ leadId: id }: { leadId: string }) {
  const empty: NewChecklistItem = { kind: 'document', title: '' }
  const { draft, saveDraft } = useDraft(`line for lead ${id}`, empty)
  const { send, isSending, failure } = useChecklist()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const isDone = await send((api) =>
      api.attempt(checklistApi.add, { params: { id }, body: draft }),
    )
    if (isDone) saveDraft({ ...empty, kind: draft.kind })
  }

  return (
    <form
      onSubmit={add}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <FormErrors failure={failure}>
        <Field label="Type" path="kind">
          {(control) => (
            <select
              {...control}
              value={draft.kind}
              onChange={({ target }) =>
                saveDraft({ ...draft, kind: target.value as ChecklistItem['kind'] })
              }
            >
              <option value="document">Document</option>
              <option value="step">Step</option>
            </select>
          )}
        </Field>
        <TextField
          label="Item name"
          maxLength={300}
          value={draft.title}
          path="title"
          onChange={(title) => saveDraft({ ...draft, title })}
        />
        <Button type="submit" className="justify-self-start sm:mt-7" disabled={isSending}>
          Add
        </Button>
      </FormErrors>
    </form>
  )
}
