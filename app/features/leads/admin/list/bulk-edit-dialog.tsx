import { type ReactNode, useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { toDueAt } from '#app/features/tasks/tasks-contract.ts'
import {
  checkFields,
  type Fields as FormFields,
  listFields,
  toValues,
} from '#app/platform/admin/fields.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Field } from '#app/ui/field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { DueField, useDue } from '../due-field.tsx'
import { typedFields } from '../typed-fields.ts'
import type { ReferenceData } from './reference-data.ts'
import type { BulkEdit, useBulkEdit } from './use-bulk-edit.ts'

interface BulkEditDialogProps {
  reference: ReferenceData
  change: ReturnType<typeof useBulkEdit>['change']
  onClose: () => void
}

/** Edits all selected leads. Empty fields are left unchanged. */
export function BulkEditDialog({ reference, change, onClose }: BulkEditDialogProps) {
  const [failure, setFailure] = useState<ApiFailure>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const office = useOffice()
  const followUp = useDue()

  async function send(form: FormData) {
    const texts = readTexts(form)
    const fields = checkFields(bulkFields, texts)
    if (Object.keys(fields).length > 0)
      return setFailure({ code: 'invalid', detail: 'Please check the marked fields.', fields })
    const edit: BulkEdit = { ...readEdit(form), ...toValues(bulkFields, texts) }
    // The server refuses a text that is not understood.
    const text = followUp.text.trim()
    if (text) edit.follow_up_at = followUp.due ? toDueAt(followUp.due, office) : text
    followUp.check()
    if (Object.keys(edit).length === 0) return onClose()
    setFailure(undefined)
    setProgress({ done: 0, all: 0 })
    const refused = await change(edit, (done, all) => setProgress({ done, all }))
    setProgress(undefined)
    if (!refused) return onClose()
    setFailure(refused.failure)
  }

  return (
    <FormDialog
      title="Edit selected leads"
      action={progress ? describe(progress) : 'Save'}
      failure={failure}
      isSending={progress !== undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields reference={reference} followUp={followUp} />
    </FormDialog>
  )
}

/** More leads than this show the progress. */
const PROGRESS_FROM = 1000

function describe({ done, all }: { done: number; all: number }) {
  if (all <= PROGRESS_FROM) return 'Saving…'
  return `Saving… ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`
}

interface FieldsProps {
  reference: ReferenceData
  followUp: ReturnType<typeof useDue>
}

function Fields({ reference: { stages, people, choices }, followUp }: FieldsProps) {
  const [stageId, setStageId] = useState('')
  const isLost = stages.find(({ id }) => id === stageId)?.outcome === 'lost'

  return (
    <>
      <SelectField label="Counsellor" name="owner_id">
        <option value="unassigned">Unassigned</option>
        {people
          .filter(({ isAssignable }) => isAssignable)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <SelectField label="Stage" name="stage_id" onChoose={setStageId}>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {isLost && <InputField label="Lost reason" name="lost_reason" />}
      <InputField label="Add tag" name="add_tags" list="known-tags" />
      <InputField label="Remove tag" name="remove_tags" list="known-tags" />
      <datalist id="known-tags">
        {choices.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <DueField state={followUp} label="Follow-up" path="follow_up_at" />
      <MoreFields description="Countries, intake, subject …" names={Object.keys(bulkFields)}>
        {listFields(bulkFields).map(([name, { label, options, hint, maxLength }]) => {
          if (Array.isArray(options)) {
            return (
              <SelectField key={name} label={label} name={name}>
                {options.flatMap(([value, text]) =>
                  value ? (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ) : (
                    []
                  ),
                )}
              </SelectField>
            )
          }
          return (
            <InputField
              key={name}
              label={label}
              name={name}
              hint={typeof hint === 'string' ? hint : undefined}
              maxLength={maxLength}
            />
          )
        })}
      </MoreFields>
    </>
  )
}

const { name, phones, emails, guardian_phone, countries, tags, ...singles } = typedFields

/** The further fields of the form, as they are typed. */
const bulkFields = {
  add_countries: { ...countries, label: 'Add countries' },
  remove_countries: { ...countries, label: 'Remove countries' },
  ...singles,
} as FormFields<BulkEdit>

/** Returns the texts of the further fields that are filled in. */
const readTexts = (form: FormData) =>
  Object.fromEntries(
    listFields(bulkFields).flatMap(([each]) => {
      const text = String(form.get(each) ?? '').trim()
      return text ? [[each, text]] : []
    }),
  )

/** Returns the fields that are filled in. */
function readEdit(form: FormData): BulkEdit {
  const readText = (name: string) => String(form.get(name) ?? '').trim()
  const owner = readText('owner_id')
  const stage = readText('stage_id')
  const lostReason = readText('lost_reason')
  const addedTag = readText('add_tags')
  const removedTag = readText('remove_tags')
  const edit: BulkEdit = {}
  if (owner) edit.owner_id = owner === 'unassigned' ? null : owner
  if (stage) edit.stage_id = stage
  if (lostReason) edit.lost_reason = lostReason
  if (addedTag) edit.add_tags = [addedTag]
  if (removedTag) edit.remove_tags = [removedTag]
  return edit
}

interface SelectFieldProps {
  label: string
  name: string
  onChoose?: (value: string) => void
  children: ReactNode
}

function SelectField({ label, name, onChoose, children }: SelectFieldProps) {
  return (
    <Field label={label} path={name}>
      {(control) => (
        <select {...control} name={name} onChange={({ target }) => onChoose?.(target.value)}>
          <option value="">No change</option>
          {children}
        </select>
      )}
    </Field>
  )
}

interface InputFieldProps {
  label: string
  name: string
  hint?: string
  list?: string
  maxLength?: number
}

function InputField({ label, hint, ...input }: InputFieldProps) {
  return (
    <Field label={label} path={input.name} hint={hint}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}
