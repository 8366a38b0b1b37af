import { useState } from 'react'
import { OpenedForm } from '#app/platform/admin/opened-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Lead } from '../contract.ts'
import { nameLead } from './lead-labels.ts'
import { useOfficeLists } from './office-lists.ts'
import { useLeadChange } from './use-lead-change.ts'

const selectClassName = 'min-h-9 w-full rounded-lg border border-ink/40 bg-white px-2 py-1 text-sm'

/** Moves a lead to another stage immediately. A lost stage asks for the reason first. */
export function StageSelect({ lead }: { lead: Lead }) {
  const { stages } = useOfficeLists()
  const { change, isSending, failure } = useLeadChange(lead)
  const [lost, setLost] = useState<{ stage_id: string; reason: string }>()

  function choose(stage_id: string) {
    const stage = stages.find(({ id }) => id === stage_id)
    if (stage?.outcome === 'lost') return setLost({ stage_id, reason: '' })
    setLost(undefined)
    return change({ stage_id }, `${nameLead(lead)} moved to ${stage?.name}`)
  }

  async function markLost({ stage_id, reason }: NonNullable<typeof lost>) {
    if (!reason.trim()) return
    const isDone = await change(
      { stage_id, lost_reason: reason },
      `${nameLead(lead)} marked as lost`,
    )
    if (isDone) setLost(undefined)
  }

  return (
    <div className="grid gap-2">
      <select
        aria-label={`Stage of ${nameLead(lead)}`}
        data-key="s"
        className={selectClassName}
        value={lost?.stage_id ?? lead.stage_id}
        disabled={isSending}
        onChange={({ target }) => choose(target.value)}
      >
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {lost && (
        <OpenedForm
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            markLost(lost)
          }}
        >
          <FormErrors failure={failure}>
            <TextField
              label="Lost reason"
              path="lost_reason"
              isRequired
              maxLength={200}
              value={lost.reason}
              onChange={(reason) => setLost({ ...lost, reason })}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" size="small" disabled={isSending}>
                Mark as lost
              </Button>
              <Button size="small" onClick={() => setLost(undefined)}>
                Cancel
              </Button>
            </div>
          </FormErrors>
        </OpenedForm>
      )}
    </div>
  )
}

/** Assigns a lead to a counsellor. */
export function CounsellorSelect({ lead }: { lead: Lead }) {
  const { people } = useOfficeLists()
  const { change, isSending } = useLeadChange(lead)

  return (
    <select
      aria-label={`Counsellor of ${nameLead(lead)}`}
      data-key="s"
      className={selectClassName}
      value={lead.owner_id ?? ''}
      disabled={isSending}
      onChange={({ target }) => {
        const person = people.find(({ id }) => id === target.value)
        change(
          { owner_id: target.value || null },
          person ? `${nameLead(lead)} assigned to ${person.name}` : `${nameLead(lead)} unassigned`,
        )
      }}
    >
      <option value="">Unassigned</option>
      {people
        // A former counsellor is offered only on leads that they still own.
        .filter(({ id, isAssignable }) => isAssignable || id === lead.owner_id)
        .map(({ id, name, isAssignable }) => (
          <option key={id} value={id}>
            {isAssignable ? name : `${name} (no longer works on leads)`}
          </option>
        ))}
    </select>
  )
}
