import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { withSeen } from '#app/contract/seen.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import {
  checkFields,
  describeText,
  type Fields,
  toTexts,
  toValues,
} from '#app/platform/admin/fields.ts'
import { type FieldMessages, useEditor } from '#app/platform/admin/use-editor.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Fact, factsApi } from '../contract.ts'
import { isCurrency, kinds, periods, topics, units } from '../vocabulary-contract.ts'
import { topicNames, unitNames } from './fact-labels.ts'
import { reloadFacts } from './use-facts.ts'

const toOptions = (values: readonly string[]): [string, string][] =>
  values.map((value) => [value, value.replace('-', ' ') || '–'])

const isKey = /^[a-z0-9]+([.-][a-z0-9]+)+$/
const keyMessage = 'Please use small letters, digits and dots, for example uk.student-visa.fee.'
const count = {
  check: (text: string) =>
    /^\d*$/.test(toLatinDigits(text).trim()) ? undefined : 'Please enter digits only.',
  toText: String,
  // The server fills in blank values.
  fromText: (text: string) => Number(toLatinDigits(text)) || (undefined as unknown as number),
}

type FactFields = Fields<Omit<Fact, 'id'>>

const mainFields: FactFields = {
  label: { label: 'Name', isRequired: true, maxLength: 120 },
  country: { label: 'Country', options: [['', 'None'], ...countries] },
  topic: {
    label: 'Topic',
    options: topics.map((topic) => [topic, topicNames[topic]]),
    initial: 'fees',
  },
  unit: {
    label: 'Unit or currency',
    options: units.map((unit) => [
      unit,
      isCurrency(unit) ? [unit, unitNames[unit]].filter(Boolean).join(', ') : unitNames[unit],
    ]),
    initial: 'words',
  },
  per: { label: 'Per', options: toOptions(periods) },
}

/** What few facts need. */
const rareFields: FactFields = {
  key: {
    label: 'Key',
    hint: 'Pages refer to the fact by this key, for example uk.student-visa.fee. Leave blank for a key from country and name.',
    check: (text) => (!text.trim() || isKey.test(text.trim()) ? undefined : keyMessage),
  },
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
      /^[\d\s,]*$/.test(toLatinDigits(text))
        ? undefined
        : 'Please enter month numbers separated by commas.',
    toText: (months) => months.join(', '),
    fromText: (text) => (toLatinDigits(text).match(/\d+/g) ?? []).map(Number),
  },
}

const fields: FactFields = { ...mainFields, ...rareFields }

interface FactDialogProps {
  /** undefined for a new fact. */
  fact?: Fact
  /** What is known of a new fact. */
  initial?: Partial<Pick<Fact, 'label' | 'country' | 'topic'>>
  /** Called with the key after saving instead of `onClose`. */
  onSaved?: (key: string) => unknown
  onClose: () => unknown
}

/** Edits a fact. Its values have a dialog of their own. */
export function FactDialog({ fact, initial, onSaved, onClose }: FactDialogProps) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = useRef<Fact>(undefined)
  const stored = { ...toTexts(fields, fact), ...initial }
  const editor = useEditor<string, Fact>({
    subject: `fact ${fact?.id ?? ''}`,
    stored,
    record: fact,
    toTexts: (record) => toTexts(fields, record),
    describe: (name, text) => describeText(fields, name, text),
    validate: (texts) => ({ ...checkFields(fields, texts), ...checkOwnKey(texts, fact) }),
    async send(office, changes, { base }) {
      const result = fact
        ? await office.attempt(factsApi.change, {
            params: { id: fact.id },
            body: withSeen(toValues(fields, changes), base),
          })
        : await add(office, { ...stored, ...changes })
      if (result.ok) saved.current = result.value
      return result
    },
    async onSaved() {
      await reloadFacts(api)
      if (onSaved && saved.current) await onSaved(saved.current.key)
      else await onClose()
      await revalidate()
      await showToast('success', 'Fact saved')
    },
  })

  return (
    <EditDialog title={fact?.label ?? 'New fact'} editor={editor} onClose={onClose}>
      <EditFields fields={mainFields} editor={editor} />
      <MoreFields description="key, kind, longest time, reviews" names={Object.keys(rareFields)}>
        <EditFields fields={rareFields} editor={editor} />
      </MoreFields>
    </EditDialog>
  )
}

type FactTexts = Record<string, string | undefined>

/** Returns the error of an existing fact that has lost its key. */
const checkOwnKey = ({ key }: FactTexts, fact: Fact | undefined): FieldMessages =>
  fact && !key?.trim() ? { key: keyMessage } : {}

/** The server fills in a blank key and blank months. */
function add(office: ApiClient, texts: FactTexts) {
  const { key, recheck_months, ...rest } = toValues(fields, texts)
  const body = { ...rest, key: key.trim() || undefined }
  const hasMonths = recheck_months.length > 0
  return office.attempt(factsApi.add, { body: hasMonths ? { ...body, recheck_months } : body })
}
