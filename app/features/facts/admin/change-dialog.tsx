import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { dayBefore, dayIn } from '#app/contract/date-format.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { factValuesApi, type ListedFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import { isCurrency } from '../vocabulary-contract.ts'
import {
  type ChangeTexts,
  checkTexts,
  getDefaults,
  getJump,
  isHttps,
  readFigure,
  toBody,
  withAmountField,
  withNewSource,
} from './change-input.ts'
import { confidenceNames, eventNames, formatFigure, statusNames, toOptions } from './fact-labels.ts'
import { checkJump, JumpField, withCurrentJump } from './jump-field.tsx'
import { refreshFacts } from './use-facts.ts'

interface ChangeDialogProps {
  fact: ListedFact
  /** Called after saving instead of `onClose`. */
  onSaved?: () => unknown
  onClose: () => unknown
}

/** Chosen for a value that applies in another case than the present ones. */
const NEW_CONDITION = 'new condition'

/** The small form for a new value: amount, first day and source. The rest is under "More". */
export function ChangeDialog({ fact, ...on }: ChangeDialogProps) {
  const present = fact.visible_values.filter(({ is_upcoming }) => !is_upcoming)
  const choices = present.length > 0 ? present : fact.visible_values
  // A colleague may replace the value meanwhile, so its condition identifies it.
  const [condition, setCondition] = useState(choices[0]?.condition ?? NEW_CONDITION)
  const value = choices.find((each) => each.condition === condition)

  return (
    <ChangeForm key={condition} fact={fact} value={value} {...on}>
      {choices.length > 0 && (
        <SelectField
          label="Which value"
          // For a new condition, the field below has the error.
          path={value ? 'condition' : undefined}
          options={[
            ...choices.map((each): [string, string] => [
              each.condition,
              [each.condition || 'No condition', formatFigure(each, fact)].join(': '),
            ]),
            [NEW_CONDITION, 'A value for another condition'],
          ]}
          value={condition}
          onChange={setCondition}
        />
      )}
    </ChangeForm>
  )
}

interface ChangeFormProps extends ChangeDialogProps {
  /** The value that is replaced; undefined for the first one. */
  value: VisibleValue | undefined
  children: ReactNode
}

function ChangeForm({ fact, value, onSaved, onClose, children }: ChangeFormProps) {
  const { revalidate } = useRevalidator()
  const office = useOffice()
  const timeZone = value?.time_zone ?? office.time_zone
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const stored = getDefaults(value, today)
  const editor = useEditor<keyof ChangeTexts>({
    subject: `new value of ${fact.id} ${value?.condition ?? NEW_CONDITION}`,
    stored,
    validate: (texts) => ({
      ...checkTexts(texts, fact, value),
      ...checkJump(getJump(texts, fact, value), texts.is_amount_confirmed),
    }),
    async send(api, changes) {
      const texts = withNewSource({ ...stored, ...changes }, stored)
      const body = toBody(texts, fact, value, today)
      const result = await api.attempt(factValuesApi.add, { params: { id: fact.id }, body })
      if (result.ok) return result
      if (result.status === 409) {
        // Shows what the colleague has saved.
        refreshFacts()
        await revalidate()
      }
      return { ...result, failure: withAmountField(result.failure) }
    },
    async onSaved() {
      await (onSaved ?? onClose)()
      refreshFacts()
      await revalidate()
      await showToast('success', `“${fact.label}” changed`)
    },
  })
  const { change } = editor
  const values = withNewSource(editor.values, stored)
  const field = (name: keyof ChangeTexts) => ({
    path: name,
    value: values[name],
    onChange: (typed: string) => change(name, typed),
  })
  const isInWords = fact.unit === 'words'

  const jump = getJump(values, fact, value)

  return (
    <EditDialog
      title={`Change ${fact.label}`}
      editor={withCurrentJump(editor, jump)}
      onClose={onClose}
    >
      <PresentValue fact={fact} value={value} />
      {children}
      {isInWords ? (
        <TextField label="New value" isRequired rows={2} {...field('text')} />
      ) : fact.unit === 'date' ? (
        <DateField label="New day" isRequired {...field('from')} />
      ) : (
        <TextField
          label="New amount"
          isRequired
          hint={hintOf(fact)}
          autoComplete="off"
          {...field('from')}
        />
      )}
      <DateField
        label="From"
        hint="The first day of the new value. A day ahead is shown as changing."
        {...field('valid_from')}
      />
      <JumpField jump={jump} editor={editor} />
      <Preview fact={fact} value={value} texts={values} today={today} />
      <div className="grid gap-1">
        <TextField
          label="Source address"
          type="url"
          placeholder="https://"
          hint="The page that says so. Look for the amount there before you save. Without one, choose “No source yet” under “Source is”."
          {...field('address')}
        />
        <OpenSource address={values.address} />
        <Checkbox
          label="I read this on the source page"
          path="is_read"
          isChecked={values.is_read !== ''}
          onChange={(isChecked) => change('is_read', isChecked ? 'yes' : '')}
        />
      </div>
      {stored.note && (
        <TextField label="Note" hint="Is it still true of the new value?" {...field('note')} />
      )}
      <MoreFields
        description="words, note, last day, publisher"
        names={[
          'text',
          'note',
          'condition',
          'valid_until',
          'applies_to',
          'publisher',
          'confidence',
          'status',
        ]}
      >
        {!isInWords && (
          <TextField
            label="Value in words"
            hint="Instead of an amount, for example “free of charge”."
            {...field('text')}
          />
        )}
        {!stored.note && <TextField label="Note" {...field('note')} />}
        {!value && (
          <TextField
            label="Condition"
            hint="When this value applies, for example “outside London”."
            {...field('condition')}
          />
        )}
        <DateField label="Last day" {...field('valid_until')} />
        <SelectField
          label="The first day is for"
          options={toOptions(eventNames)}
          {...field('applies_to')}
        />
        <TextField label="Publisher" hint="Who says so." {...field('publisher')} />
        <SelectField
          label="Source is"
          options={toOptions(confidenceNames)}
          {...field('confidence')}
        />
        <SelectField label="Status" options={toOptions(statusNames)} {...field('status')} />
      </MoreFields>
    </EditDialog>
  )
}

const hintOf = ({ unit }: ListedFact) =>
  isCurrency(unit) ? `2600, 2,600, ${unit} 2,600 or 2,000–2,600` : 'For example 6 or 6–8'

function PresentValue({ fact, value }: Pick<ChangeFormProps, 'fact' | 'value'>) {
  if (!value) return <p>No value yet.</p>
  const { condition, valid_from } = value
  return (
    <div>
      <p className="text-sm text-ink/75">Present value</p>
      <p className="font-display text-2xl font-semibold text-indigo wrap-anywhere">
        {formatFigure(value, fact)}
      </p>
      <p className="text-sm text-ink/75 empty:hidden">
        {[condition, valid_from && `since ${formatDay(valid_from)}`].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

function OpenSource({ address }: { address: string }) {
  if (!isHttps(address)) return null
  return (
    <a
      href={address.trim()}
      target="_blank"
      rel="noreferrer"
      className="justify-self-start py-0.5 text-sm text-indigo underline"
    >
      Open the source
    </a>
  )
}

interface PreviewProps extends Pick<ChangeFormProps, 'fact' | 'value'> {
  texts: ChangeTexts
  today: string
}

/** Says what visitors will read, and when. */
function Preview({ fact, value, texts, today }: PreviewProps) {
  const figure = readFigure(texts, fact, value)
  const { valid_from: day } = texts
  // Without a valid day, it is not known when the value starts.
  const isReadable = !('error' in figure) && isDay(day)
  const isAhead = day > today
  return (
    <div role="status" className="rounded-lg bg-paper px-3 py-2 empty:hidden">
      {isReadable && (
        <>
          <p className="font-semibold wrap-anywhere">{formatFigure(figure, fact)}</p>
          <p className="text-sm text-ink/75">
            {texts.status === 'disputed'
              ? 'Only in the list of facts, until it is settled which source is right.'
              : isAhead
                ? `Starts on ${formatDay(day)}.${value ? ` ${formatFigure(value, fact)} ends on ${formatDay(dayBefore(day))}.` : ''} Confirm it in the week before it starts.`
                : `On every page as soon as you save.${fact.uses.length > 0 ? ` Used in ${fact.uses.length} ${fact.uses.length === 1 ? 'place' : 'places'}.` : ''}`}
          </p>
        </>
      )}
    </div>
  )
}
