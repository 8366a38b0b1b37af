import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { dayIn } from '#app/contract/date-format.ts'
import type { CountryFiguresProps } from '#app/platform/admin/fact-field.tsx'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { factValuesApi, type ListedFact } from '../contract.ts'
import { isCurrency } from '../vocabulary-contract.ts'
import {
  type ChangeTexts,
  checkTexts,
  getDefaults,
  toBody,
  withAmountField,
} from './change-input.ts'
import { getCountryName, periodNames, unitNames } from './fact-labels.ts'
import { refreshFacts, useFacts } from './use-facts.ts'

/** Says how many figures of a country have no value yet, with a form for all of them. */
export default function CountryFigures({ country }: CountryFiguresProps) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const facts = useFacts().filter((fact) => fact.country === country)
  const empty = facts.filter(({ visible_values }) => visible_values.length === 0)
  if (!can('content:write') || (empty.length === 0 && !isOpen)) return null
  const name = getCountryName(country)

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 card p-4">
      <p>
        {empty.length === 1
          ? `1 figure of ${name} has no value yet.`
          : `${formatCount(empty.length, 'figure')} of ${name} have no value yet.`}
      </p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Enter figures
      </Button>
      {isOpen && (
        <FiguresDialog
          country={country}
          facts={empty}
          addresses={facts.flatMap((fact) => fact.visible_values.map(({ address }) => address))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface FiguresDialogProps {
  country: string
  /** The facts without a value. */
  facts: ListedFact[]
  /** The sources of the other facts of the country. */
  addresses: string[]
  onClose: () => void
}

/** What is typed of each fact. The names of the fields are `<id>.from` and so on. */
const names = ['from', 'condition', 'address'] as const

/** A form for the first values of several facts. Rows that stay blank are left out. */
function FiguresDialog({ country, facts, addresses, onClose }: FiguresDialogProps) {
  const { revalidate } = useRevalidator()
  const listId = useId()
  const { time_zone } = useOffice()
  const [today] = useState(() => dayIn(time_zone, new Date()))
  const stored: Record<string, string> = {
    is_read: '',
    ...Object.fromEntries(
      facts.flatMap(({ id }) => names.map((name): [string, string] => [`${id}.${name}`, ''])),
    ),
  }
  const editor = useEditor<string>({
    subject: `figures of ${country}`,
    stored,
    validate: (texts) => checkRows(facts, texts, today),
    send: (api, changes) => sendRows(api, facts, { ...stored, ...changes }, today),
    async onSaved() {
      onClose()
      refreshFacts()
      await revalidate()
      await showToast('success', 'Figures saved')
    },
  })
  const { values, change } = editor
  const typed = facts.map(({ id }) => values[`${id}.address`]?.trim() ?? '')
  const field = (path: string) => ({
    path,
    autoComplete: 'off',
    value: values[path] ?? '',
    onChange: (text: string) => change(path, text),
  })

  return (
    <EditDialog title={`Figures of ${getCountryName(country)}`} editor={editor} onClose={onClose}>
      <p className="text-sm text-ink/75">
        Leave blank what you do not know yet: pages leave it out. Later, “Change” beside a figure
        changes it.
      </p>
      <datalist id={listId}>
        {[...new Set([...typed, ...addresses])].filter(Boolean).map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2"
        >
          <div className="sm:col-span-2">
            <TextField label={fact.label} hint={describeUnit(fact)} {...field(`${fact.id}.from`)} />
          </div>
          <TextField
            label={`Source address of “${fact.label}”`}
            type="url"
            placeholder="https://"
            list={listId}
            {...field(`${fact.id}.address`)}
          />
          <TextField
            label={`Condition of “${fact.label}”`}
            placeholder="such as “outside London”"
            {...field(`${fact.id}.condition`)}
          />
        </div>
      ))}
      <Checkbox
        label="I read these figures on the source pages"
        path="is_read"
        isChecked={values.is_read !== ''}
        onChange={(isChecked) => change('is_read', isChecked ? 'yes' : '')}
      />
    </EditDialog>
  )
}

/** For example "AUD, each year, for example 2,600 or 2,000–2,600". */
function describeUnit({ unit, per }: ListedFact) {
  if (unit === 'words') return 'In words'
  const name = isCurrency(unit) ? unit : unitNames[unit]
  const example = `for example ${isCurrency(unit) ? '2,600 or 2,000–2,600' : '6 or 6–8'}`
  return [name, per && periodNames[per].toLowerCase(), example].filter(Boolean).join(', ')
}

type Texts = Record<string, string | undefined>

/** Returns the facts of the rows that are not blank, with what is typed of each. */
const listRows = (facts: ListedFact[], texts: Texts, today: string) =>
  facts.flatMap((fact) => {
    const [figure = '', condition = '', address = ''] = names.map((name) =>
      texts[`${fact.id}.${name}`]?.trim(),
    )
    if (!figure && !condition && !address) return []
    const row: ChangeTexts = {
      ...getDefaults(undefined, today),
      [fact.unit === 'words' ? 'text' : 'from']: figure,
      condition,
      address,
      confidence: address ? 'secondary' : 'unconfirmed',
      is_read: address && (texts.is_read ?? ''),
    }
    return { fact, row }
  })

/** Names the fields of a row as the form does. */
const toPaths = ({ id }: ListedFact, messages: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      `${id}.${name === 'text' ? 'from' : name}`,
      message,
    ]),
  )

function checkRows(facts: ListedFact[], texts: Texts, today: string): Record<string, string> {
  const rows = listRows(facts, texts, today)
  const [first] = facts
  if (rows.length === 0 && first) return toPaths(first, { from: 'Please enter a figure.' })
  return Object.assign(
    {},
    ...rows.map(({ fact, row }) => toPaths(fact, checkTexts(row, fact, undefined))),
  )
}

/** Adds the values one by one. Rows that the server refuses stay in the form, with its messages. */
async function sendRows(api: ApiClient, facts: ListedFact[], texts: Texts, today: string) {
  const results = []
  for (const { fact, row } of listRows(facts, texts, today)) {
    const body = toBody(row, fact, undefined, today)
    const result = await api.attempt(factValuesApi.add, { params: { id: fact.id }, body })
    results.push({ fact, result })
  }
  const refused = results.flatMap(({ fact, result }) =>
    result.ok ? [] : { ...result, fields: toPaths(fact, withAmountField(result.failure).fields) },
  )
  const [first] = refused
  if (!first) return { ok: true, value: undefined, total: 0 } as const
  // What was saved leaves the form.
  refreshFacts()
  const fields = Object.assign({}, ...refused.map((each) => each.fields))
  return { ...first, failure: { ...first.failure, fields } }
}
