import { useRevalidator } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, type Fields, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { type FactDetails, factValuesApi } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'
import { bounds, confidences, events, statuses } from '../vocabulary-contract.ts'

const toOptions = (values: readonly string[]): [string, string][] =>
  values.map((value) => [value, value.replace('_', ' ') || '–'])

const day = { hint: 'Year, month and day, for example 2026-10-20.', check: checkDay }

const fields: Fields<Omit<FactValue, 'id' | 'is_official' | 'read_at' | 'confirmed_at'>> = {
  from: { label: 'Number', hint: 'Digits with a decimal point, for example 27.50' },
  to: { label: 'To (for a range)' },
  bound: {
    label: 'Qualifier',
    hint: 'The word before the number, for example “about”.',
    options: toOptions(bounds),
  },
  text: { label: 'Value in words', maxLength: 200 },
  condition: {
    label: 'Condition',
    maxLength: 120,
    hint: 'When this value applies, for example “outside London”.',
  },
  note: { label: 'Note', maxLength: 300 },
  valid_from: { label: 'First day', ...day },
  valid_until: { label: 'Last day', ...day },
  applies_to: {
    label: 'Applies to',
    hint: 'The step that counts from the first day on. With “application” the value is for people who apply on that day or later.',
    options: toOptions(events),
  },
  status: {
    label: 'Status',
    hint: 'Enacted: decided, but not yet in force.',
    options: toOptions(statuses),
    initial: 'in_force',
  },
  publisher: { label: 'Publisher', maxLength: 120 },
  address: { label: 'Source link', hint: 'Begins with https://' },
  quote: { label: 'Quote', maxLength: 1000, rows: 3 },
  page_date: { label: 'Date of the page', ...day },
  confidence: {
    label: 'Confidence',
    hint: 'Official: the page of the authority. Read: a dated copy of that page. Secondary: another website. Unconfirmed: no source yet.',
    options: toOptions(confidences),
    initial: 'official',
  },
}

interface ValueDialogProps {
  fact: FactDetails
  /** The value to edit; undefined for a new one. */
  value?: FactValue
  onClose: () => void
}

/** Edits a value. A new value replaces the old one on its first day. */
export function ValueDialog({ fact, value, onClose }: ValueDialogProps) {
  const { revalidate } = useRevalidator()
  const [last] = fact.values
  // A new value usually has the same condition and source.
  const defaults = last && {
    condition: last.condition,
    applies_to: last.applies_to,
    publisher: last.publisher,
    address: last.address,
  }
  const stored = value ? toTexts(fields, value) : { ...toTexts(fields), ...defaults }
  const editor = useEditor<string>({
    subject: value ? `value ${value.id}` : `value of ${fact.id}`,
    stored,
    validate: (texts) => checkFields(fields, texts),
    send: (office, changes) =>
      value
        ? office.attempt(factValuesApi.change, {
            params: { id: value.id },
            body: toValues(fields, changes),
          })
        : office.attempt(factValuesApi.add, {
            params: { id: fact.id },
            body: toValues(fields, { ...stored, ...changes }),
          }),
    async onSaved() {
      await onClose()
      await revalidate()
      await showToast('success', 'Value saved')
    },
  })
  const title = `${value ? 'Value' : 'New value'}: ${fact.label}`

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={onClose}>
        <EditFields fields={fields} editor={editor} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}

function checkDay(text: string) {
  return text === '' || isDay(text)
    ? undefined
    : 'Please enter a date that exists, for example 2026-10-20.'
}
