import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Outcome, reasonLabels, reasonsOf } from '../outcomes-contract.ts'
import type { ListReference } from './list-reference.ts'
import { nameOf } from './names.ts'
import { outcomeOptions } from './outcome-dialog.tsx'
import type { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps {
  reference: ListReference
  change: ReturnType<typeof useBulkChange>
  onClose: () => void
}

/** An empty field leaves the value of each application as it is. */
const unchanged: [string, string] = ['', 'No change']

/** Changes the step, the counsellor or the outcome of the selected applications. */
export function BulkDialog({ reference, change, onClose }: BulkDialogProps) {
  const { tracks, lists } = reference
  const [failure, setFailure] = useState<ApiFailure>()
  const [isSending, setSending] = useState(false)
  const [values, setValues] = useState({
    step_id: '',
    owner_id: '',
    outcome: '',
    outcome_reason: '',
    outcome_note: '',
  })
  const field = (path: keyof typeof values) => ({
    path,
    value: values[path],
    onChange: (value: string) => setValues({ ...values, [path]: value }),
  })

  async function send() {
    const body = toChange(values)
    if (Object.keys(body).length === 0) return onClose()
    setSending(true)
    const refused = await change(body)
    setSending(false)
    if (refused) setFailure(refused.failure)
    else onClose()
  }

  return (
    <FormDialog
      title="Edit selected applications"
      failure={failure}
      isSending={isSending}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        {...field('step_id')}
        label="Step"
        options={[
          unchanged,
          ...tracks.flatMap((track) =>
            track.steps.map((step): [string, string] => [
              step.id,
              `${nameOf(track)}: ${nameOf(step)}`,
            ]),
          ),
        ]}
      />
      <SelectField
        {...field('owner_id')}
        label="Counsellor"
        options={[
          unchanged,
          ['lead', 'Counsellor of the lead'],
          ...lists.people
            .filter(({ isAssignable }) => isAssignable)
            .map(({ id, name }): [string, string] => [id, name]),
        ]}
      />
      <SelectField
        label="Outcome"
        path="outcome"
        value={values.outcome}
        options={[unchanged, ['open', 'Still open'], ...outcomeOptions]}
        onChange={(outcome) => setValues({ ...values, outcome, outcome_reason: '' })}
      />
      {Object.hasOwn(reasonsOf, values.outcome) && values.outcome !== 'enrolled' && (
        <SelectField
          {...field('outcome_reason')}
          label="Reason"
          isRequired
          options={[
            ['', '–'],
            ...reasonsOf[values.outcome as Outcome].map((reason): [string, string] => [
              reason,
              reasonLabels[reason],
            ]),
          ]}
        />
      )}
      {values.outcome && values.outcome !== 'open' && (
        <TextField {...field('outcome_note')} label="Details" maxLength={500} />
      )}
    </FormDialog>
  )
}

/** Returns the chosen values. */
function toChange({
  step_id,
  owner_id,
  outcome,
  outcome_reason,
  outcome_note,
}: Record<string, string>) {
  const body: Parameters<ReturnType<typeof useBulkChange>>[0] = {}
  if (step_id) body.step_id = step_id
  if (owner_id) body.owner_id = owner_id === 'lead' ? null : owner_id
  if (!outcome) return body
  body.outcome = outcome === 'open' ? null : (outcome as Outcome)
  if (outcome_reason) body.outcome_reason = outcome_reason as keyof typeof reasonLabels
  if (outcome_note) body.outcome_note = outcome_note
  return body
}
