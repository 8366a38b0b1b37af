import { useRevalidator } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, type Fields, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Fact, factsApi } from '../contract.ts'
import { kinds, periods, topics, units } from '../vocabulary-contract.ts'
import { topicNames } from './fact-labels.ts'

const toOptions = (values: readonly string[]): [string, string][] =>
  values.map((value) => [value, value.replace('-', ' ') || '–'])

const isKey = /^[a-z0-9]+([.-][a-z0-9]+)+$/
const count = {
  check: (text: string) => (/^\d*$/.test(text) ? undefined : 'Please enter digits only.'),
  toText: String,
  // The server fills in blank values.
  fromText: (text: string) => Number(text) || (undefined as unknown as number),
}

type FactFields = Fields<Omit<Fact, 'id'>>

const mainFields: FactFields = {
  label: { label: 'Name', isRequired: true, maxLength: 120 },
  key: {
    label: 'Key',
    isRequired: true,
    hint: 'Pages refer to the fact by this key, for example uk.student-visa.fee.',
    check: (text) =>
      isKey.test(text.trim())
        ? undefined
        : 'Please use small letters, digits and dots, for example uk.student-visa.fee.',
  },
  country: { label: 'Country', options: [['', 'None'], ...countries] },
  topic: {
    label: 'Topic',
    options: topics.map((topic) => [topic, topicNames[topic] ?? topic]),
    initial: 'fees',
  },
  unit: { label: 'Unit or currency', options: toOptions(units), initial: 'words' },
  per: { label: 'Per', options: toOptions(periods) },
}

/** What few facts need. */
const rareFields: FactFields = {
  kind: {
    label: 'Kind',
    hint: 'Rule: set by law or an authority. Service time: how long an office takes. Claim: what our office says of itself.',
    options: toOptions(kinds),
    initial: 'rule',
  },
  of: {
    label: 'Percent or count of',
    maxLength: 60,
    hint: 'What a percentage or a count is taken of, for example “of the minimum wage”.',
  },
  multiplier: {
    label: 'Longest time',
    hint: 'Number of weeks, months or years, for example 9 for “up to 9 months”.',
    ...count,
  },
  reviewer: { label: 'Reviewer', maxLength: 120 },
  recheck_days: {
    label: 'Review every (days)',
    hint: 'Leave blank to use the default for this kind.',
    ...count,
  },
  recheck_months: {
    label: 'Months of change',
    hint: 'Numbers of the months in which this fact usually changes, separated by commas, for example 4, 11. Leave blank to use the default for the country.',
    check: (text) =>
      /^[\d\s,]*$/.test(text) ? undefined : 'Please enter month numbers separated by commas.',
    toText: (months) => months.join(', '),
    fromText: (text) => (text.match(/\d+/g) ?? []).map(Number),
  },
}

const fields: FactFields = { ...mainFields, ...rareFields }

interface FactDialogProps {
  /** undefined for a new fact. */
  fact?: Fact
  onClose: () => void
}

/** Edits a fact. Its values have a dialog of their own. */
export function FactDialog({ fact, onClose }: FactDialogProps) {
  const { revalidate } = useRevalidator()
  const stored = toTexts(fields, fact)
  const editor = useEditor<string>({
    subject: `fact ${fact?.id ?? ''}`,
    stored,
    validate: (texts) => checkFields(fields, texts),
    send: (office, changes) =>
      fact
        ? office.attempt(factsApi.change, {
            params: { id: fact.id },
            body: toValues(fields, changes),
          })
        : add(office, { ...stored, ...changes }),
    async onSaved() {
      await onClose()
      await revalidate()
      await showToast('success', 'Fact saved')
    },
  })

  return (
    <EditDialog title={fact?.label ?? 'New fact'} editor={editor} onClose={onClose}>
      <EditFields fields={mainFields} editor={editor} />
      <MoreFields description="kind, longest time, reviews" names={Object.keys(rareFields)}>
        <EditFields fields={rareFields} editor={editor} />
      </MoreFields>
    </EditDialog>
  )
}

function add(office: ApiClient, texts: Record<string, string | undefined>) {
  const { recheck_months, ...body } = toValues(fields, texts)
  const hasMonths = recheck_months.length > 0
  return office.attempt(factsApi.add, { body: hasMonths ? { ...body, recheck_months } : body })
}
