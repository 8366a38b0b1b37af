import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Application, applicationsApi } from '../contract.ts'
import type { Track, TrackStep } from '../tracks-contract.ts'
import { findMissing, localizeMissing } from './missing-documents.ts'
import { nameInstitution, nameOf } from './names.ts'

interface StepDialogProps {
  application: Application
  track: Track
  onClose: () => void
}

/** Moves an application to a step of its track, and records the date, number or note of the step. */
export function StepDialog({ application, track: { steps }, onClose }: StepDialogProps) {
  const { revalidate } = useRevalidator()
  const canOverride = useCan()('documents:override')
  const [isMissing, setMissing] = useState(false)
  const toTexts = ({ step_id, step_value }: Application) => ({
    step_id,
    step_value,
    override_reason: '',
  })
  const options = steps.map((step): [string, string] => [step.id, nameOf(step)])
  const editor = useEditor<string, Application>({
    subject: `step of application ${application.id}`,
    stored: toTexts(application),
    record: application,
    toTexts,
    describe: (name, text) =>
      name === 'step_id' ? options.find(([id]) => id === text)?.[1] : text,
    validate: () => ({}),
    async send(api, changes, { base }) {
      const result = await api.attempt(applicationsApi.change, {
        params: { id: application.id },
        body: withSeen(changes, base),
      })
      setMissing(findMissing(result) !== undefined)
      return localizeMissing(result)
    },
    async onSaved() {
      onClose()
      await revalidate()
      await showToast('success', 'Application saved')
    },
  })
  const { values, changeAll } = editor
  const chosen = steps.find(({ id }) => id === values.step_id)

  return (
    <EditDialog title={`Step of ${nameInstitution(application)}`} editor={editor} onClose={onClose}>
      <SelectField
        label="Step"
        path="step_id"
        options={options}
        value={values.step_id ?? ''}
        // The value of one step says nothing about another.
        onChange={(step_id) =>
          changeAll({
            step_id,
            step_value: step_id === application.step_id ? application.step_value : '',
          })
        }
      />
      {chosen && (
        <StepValue
          step={chosen}
          value={values.step_value ?? ''}
          onChange={(step_value) => changeAll({ step_value })}
        />
      )}
      {isMissing && canOverride && (
        <TextField
          label="Reason for moving without documents"
          path="override_reason"
          maxLength={300}
          hint="The step and the activity log show it."
          value={values.override_reason ?? ''}
          onChange={(override_reason) => changeAll({ override_reason })}
        />
      )}
    </EditDialog>
  )
}

const valueLabels = { none: '', date: 'Date', number: 'Number', note: 'Note' }

interface StepValueProps {
  step: TrackStep
  value: string
  onChange: (value: string) => void
}

/** The date, number or note of a step. */
function StepValue({ step: { input }, value, onChange }: StepValueProps) {
  if (input === 'none') return null
  const common = { label: valueLabels[input], path: 'step_value', value, onChange }
  return input === 'date' ? <DateField {...common} /> : <TextField {...common} maxLength={200} />
}
