import type { FormEvent } from 'react'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { loggedKinds, type NewActivity } from '../activity-contract.ts'
import type { Lead } from '../contract.ts'
import { activityLabels, nameLead } from './lead-labels.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Logs an activity. Every type except a note counts as a response. */
export function LogActivityForm({ lead, onDone }: { lead: Lead; onDone?: () => void }) {
  const empty: NewActivity = { kind: 'note', text: '' }
  const { draft, saveDraft } = useDraft(`note of lead ${lead.id}`, empty)
  const { logActivity, isSending, failure } = useLeadChange(lead)
  const change = (part: Partial<NewActivity>) => saveDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const isDone = await logActivity(
      draft,
      `${activityLabels[draft.kind]} logged for ${nameLead(lead)}`,
    )
    if (!isDone) return
    saveDraft(empty)
    onDone?.()
  }

  // The form on a lead's page is always visible and must not take the focus.
  const Form = onDone ? OpenedForm : 'form'

  return (
    <Form onSubmit={save} noValidate className="grid items-start gap-3 sm:grid-cols-[10rem_1fr]">
      <FormErrors failure={failure}>
        <SelectField
          label="Type"
          path="kind"
          options={loggedKinds.map((kind) => [kind, activityLabels[kind]])}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          label="Notes"
          rows={2}
          maxLength={5000}
          value={draft.text}
          onChange={(text) => change({ text })}
          path="text"
        />
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            Log activity
          </Button>
          {onDone && (
            <Button size="small" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </FormErrors>
    </Form>
  )
}
