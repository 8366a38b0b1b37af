import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import type { Stage } from '#app/features/leads/stage-contract.ts'
import { CountryField } from '#app/platform/admin/country-field.tsx'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sortable, useSortableItem } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  milestones,
  stepInputs,
  type Track,
  type TrackStep,
  tracksApi,
} from '../tracks-contract.ts'
import { StepDocuments } from './step-documents.tsx'

const inputLabels: Record<TrackStep['input'], string> = {
  none: 'Nothing',
  date: 'Date',
  number: 'Number',
  note: 'Note',
}

const milestoneLabels: Record<TrackStep['milestone'], string> = {
  '': 'None',
  applied: 'Applied',
  offer: 'Offer',
  visa_lodged: 'Visa lodged',
  visa_decided: 'Visa decided',
  enrolled: 'Enrolled',
}

interface EditedStep extends TrackStep {
  /** Whether it is not stored yet. */
  isNew?: boolean
}

interface TrackFormProps {
  /** The track to edit; left out for a new one. */
  track?: Track
  /** The track whose steps a new one starts with. */
  pattern?: Track
  stages: Stage[]
}

/** Edits the name and all steps of a track, which are saved together. */
export function TrackForm({ track, pattern, stages }: TrackFormProps) {
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()
  const [values, setValues] = useState(track ?? { country: '', name: '', name_ne: '' })
  const [steps, setSteps] = useState<EditedStep[]>(
    track?.steps ?? (pattern?.steps ?? []).map((step) => ({ ...step, id: newId(), isNew: true })),
  )
  const [seen, setSeen] = useState(track)
  const field = (path: 'name' | 'name_ne' | 'country') => ({
    path,
    value: values[path],
    onChange: (text: string) => setValues({ ...values, [path]: text }),
  })
  const changeStep = (id: string, change: Partial<EditedStep>) =>
    setSteps(steps.map((step) => (step.id === id ? { ...step, ...change } : step)))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const { country, name, name_ne } = values
    const body = {
      country,
      name,
      name_ne,
      steps: steps.map(({ isNew, id, ...step }) => (isNew ? step : { id, ...step })),
    }
    const result = await submit(
      track
        ? api.attempt(tracksApi.change, { params: { id: track.id }, body: withSeen(body, seen) })
        : api.attempt(tracksApi.add, { body }),
    )
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      if (!result?.failure.fields)
        await showToast('error', 'The track was not saved', { description })
      return
    }
    setSeen(result.value)
    setSteps(result.value.steps)
    await revalidate()
    if (!track) await navigate(`/admin/applications/tracks?track=${result.value.id}`)
    await showToast('success', 'Track saved')
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <FormErrors failure={failure}>
        <div className="grid items-start gap-4 card p-4 sm:grid-cols-3">
          <TextField {...field('name')} label="Track name" isRequired maxLength={60} />
          <TextField {...field('name_ne')} label="Track name in Nepali" maxLength={60} />
          <CountryField {...field('country')} label="Country" hint="Empty: the general track." />
        </div>
        <Sortable
          items={steps}
          onOrder={(ids) =>
            setSteps(ids.flatMap((id) => steps.find((step) => step.id === id) ?? []))
          }
        >
          <ol className="grid gap-3">
            {steps.map((step, index) => (
              <StepFields
                key={step.id}
                step={step}
                index={index}
                stages={stages}
                onChange={(change) => changeStep(step.id, change)}
                onRemove={() => setSteps(steps.filter(({ id }) => id !== step.id))}
              />
            ))}
          </ol>
        </Sortable>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setSteps([...steps, createStep()])}>Add step</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            Save track
          </Button>
        </div>
      </FormErrors>
    </form>
  )
}

const createStep = (): EditedStep => ({
  id: newId(),
  isNew: true,
  name: '',
  name_ne: '',
  input: 'date',
  milestone: '',
  stage_id: null,
  documents: [],
  is_verification_required: false,
})

interface StepFieldsProps {
  step: EditedStep
  index: number
  stages: Stage[]
  onChange: (change: Partial<EditedStep>) => void
  onRemove: () => void
}

function StepFields({ step, index, stages, onChange, onRemove }: StepFieldsProps) {
  const { ref, style, handle } = useSortableItem(step.id)
  const path = (name: string) => `steps.${index}.${name}`
  const name = step.name || 'New step'

  return (
    <li
      ref={ref}
      style={style}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2 card p-3"
    >
      <DragHandle name={name} handle={handle} />
      <fieldset
        aria-label={name}
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      >
        <TextField
          label="Name"
          path={path('name')}
          isRequired
          maxLength={40}
          value={step.name}
          onChange={(text) => onChange({ name: text })}
        />
        <TextField
          label="In Nepali"
          path={path('name_ne')}
          maxLength={40}
          value={step.name_ne}
          onChange={(text) => onChange({ name_ne: text })}
        />
        <SelectField
          label="Record"
          path={path('input')}
          options={stepInputs.map((input) => [input, inputLabels[input]] as const)}
          value={step.input}
          onChange={(input) => onChange({ input })}
        />
        <SelectField
          label="Milestone"
          path={path('milestone')}
          options={(['', ...milestones] as const).map(
            (milestone) => [milestone, milestoneLabels[milestone]] as const,
          )}
          value={step.milestone}
          onChange={(milestone) => onChange({ milestone })}
        />
        <SelectField
          label="Stage of the lead"
          path={path('stage_id')}
          options={[
            ['', 'Unchanged'],
            ...stages
              .filter(({ outcome }) => outcome !== 'lost')
              .map(({ id, name: stage }): [string, string] => [id, stage]),
          ]}
          value={step.stage_id ?? ''}
          onChange={(stage) => onChange({ stage_id: stage || null })}
        />
        <Button size="small" className="lg:mt-8" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
        <StepDocuments step={step} name={name} path={`steps.${index}`} onChange={onChange} />
      </fieldset>
    </li>
  )
}
