import { useRevalidator } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, type Fields, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { describeJump, isZero, zeroMessage } from '../content/describe-jump.ts'
import { type FactDetails, factValuesApi } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { FactValue } from '../value-contract.ts'
import { isHttps } from './change-input.ts'
import { boundNames, confidenceNames, eventNames, statusNames, toOptions } from './fact-labels.ts'
import { checkJump, JumpField, withCurrentJump } from './jump-field.tsx'
import { parseAmount } from './parse-amount.ts'
import { refreshFacts } from './use-facts.ts'

type ValueFields = Fields<Omit<FactValue, 'id' | 'is_official' | 'read_at' | 'confirmed_at'>>

const mainFields: ValueFields = {
  from: { label: 'Number', hint: 'For example 27.50, 2,600 or AUD 2,600' },
  to: { label: 'To (for a range)' },
  text: { label: 'Value in words', maxLength: 200 },
  condition: {
    label: 'Condition',
    maxLength: 120,
    hint: 'When this value applies, for example “outside London”.',
  },
  valid_from: { label: 'First day', type: 'date' },
  valid_until: { label: 'Last day', type: 'date' },
  address: { label: 'Source link', hint: 'Begins with https://' },
}

/** What is rarely corrected. */
const rareFields: ValueFields = {
  bound: {
    label: 'Qualifier',
    hint: 'The word before the number, for example “about”.',
    options: toOptions(boundNames),
  },
  note: { label: 'Note', maxLength: 300 },
  applies_to: {
    label: 'The first day is for',
    hint: 'With “The day of the application” the value is for people who apply on that day or later.',
    options: toOptions(eventNames),
  },
  status: {
    label: 'Status',
    options: toOptions(statusNames),
    initial: 'in_force',
  },
  publisher: { label: 'Publisher', maxLength: 120 },
  quote: { label: 'Quote', maxLength: 1000, rows: 3 },
  page_date: { label: 'Date of the page', type: 'date' },
  confidence: {
    label: 'Source is',
    options: toOptions(confidenceNames),
    initial: 'official',
  },
}

const fields: ValueFields = { ...mainFields, ...rareFields }

interface ValueDialogProps {
  fact: FactDetails
  value: FactValue
  onClose: () => unknown
}

/** Corrects a stored value. A new amount has a form of its own, `ChangeDialog`. */
export function ValueDialog({ fact, value, onClose }: ValueDialogProps) {
  const { revalidate } = useRevalidator()
  const stored: Record<string, string> = { ...toTexts(fields, value), is_amount_confirmed: '' }
  const editor = useEditor<string>({
    subject: `value ${value.id}`,
    stored,
    validate: (texts) => ({ ...checkFields(fields, texts), ...checkValue(texts, value, fact) }),
    async send(office, { is_amount_confirmed, ...changes }) {
      const result = await office.attempt(factValuesApi.change, {
        params: { id: value.id },
        body: {
          ...toValues(fields, withNumbers(changes, fact)),
          is_amount_confirmed: Boolean(is_amount_confirmed),
          revision: fact.revision,
        },
      })
      // Shows what the colleague has saved.
      if (!result.ok && result.status === 409) await revalidate()
      return result
    },
    async onSaved() {
      await onClose()
      refreshFacts()
      await revalidate()
      await showToast('success', 'Value saved')
    },
  })

  const jump = getJump(editor.values, value, fact)

  return (
    <EditDialog
      title={`Value: ${fact.label}`}
      editor={withCurrentJump(editor, jump)}
      onClose={onClose}
    >
      <EditFields fields={mainFields} editor={editor} />
      <JumpField jump={jump} editor={editor} />
      <MoreFields description="note, status, publisher, quote" names={Object.keys(rareFields)}>
        <EditFields fields={rareFields} editor={editor} />
      </MoreFields>
    </EditDialog>
  )
}

type ValueTexts = Record<string, string>

/** Returns the number of an amount as people write it: "AUD 2,600"; other texts stay as they are. */
function readNumber(typed: string, fact: FactDetails) {
  const text = typed.trim()
  if (text === '' || fact.unit === 'date') return text
  const parsed = parseAmount(text, fact)
  return 'error' in parsed || parsed.to || parsed.bound ? text : parsed.from
}

const withNumbers = ({ from, to, ...others }: Partial<ValueTexts>, fact: FactDetails) => ({
  ...others,
  from: from === undefined ? undefined : readNumber(from, fact),
  to: to === undefined ? undefined : readNumber(to, fact),
})

const toFigure = ({ from = '', to = '', text = '' }: ValueTexts, fact: FactDetails): Figure => ({
  from: readNumber(from, fact),
  to: readNumber(to, fact),
  bound: '',
  text,
})

const getJump = (texts: ValueTexts, value: FactValue, fact: FactDetails) =>
  describeJump(toFigure(texts, fact), value, fact)

/** Returns all errors that the server would return, so that the form shows them at once. */
function checkValue(texts: ValueTexts, value: FactValue, fact: FactDetails) {
  const { from, to } = toFigure(texts, fact)
  const { address = '', publisher = '', confidence, text = '', valid_from = '' } = texts
  const { valid_until = '' } = texts
  const hasNewSource = address !== value.address || publisher !== value.publisher
  const messages: Record<string, string | false | undefined> = {
    from:
      checkAmount(from, fact) ||
      (!from && !text.trim() && 'Please enter a number or a value in words.') ||
      (isZero({ from, to }, fact) && !isZero(value, fact) && zeroMessage),
    to:
      checkAmount(to, fact) ||
      (to !== '' &&
        !isAfter(to, from, fact) &&
        'The end of a range must be higher than its beginning.'),
    text: from !== '' && text.trim() !== '' && 'Please enter a number or words, not both.',
    valid_until:
      isDay(valid_until) &&
      valid_until < valid_from &&
      'The last day cannot be before the first day.',
    address:
      address.trim() !== '' && address !== value.address
        ? !isHttps(address) && 'Please enter an address that begins with https://.'
        : hasNewSource &&
          !address.trim() &&
          !publisher.trim() &&
          confidence !== 'unconfirmed' &&
          'Please enter the source, or choose “No source yet” under “Source is”.',
  }
  const found = Object.entries(messages).flatMap(([name, message]) =>
    message ? [[name, message]] : [],
  )
  return {
    ...Object.fromEntries(found),
    ...checkJump(getJump(texts, value, fact), texts.is_amount_confirmed),
  }
}

function checkAmount(amount: string, { unit }: FactDetails) {
  if (amount === '') return undefined
  if (unit === 'date') return isDay(amount) ? undefined : 'Please enter a day, such as 2027-01-13.'
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount)
    ? undefined
    : 'Please enter digits with at most two decimals, for example 27.50.'
}

const isAfter = (to: string, from: string, { unit }: FactDetails) =>
  unit === 'date' ? to > from : Number(to) > Number(from)
