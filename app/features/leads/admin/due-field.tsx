import { useState } from 'react'
import { isDay } from '#app/contract/calendar.ts'
import { dateFormat, timeIn } from '#app/contract/date-format.ts'
import { describeInBikramSambat } from '#app/contract/office-calendar.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { useBadInput } from '#app/platform/admin/use-bad-input.ts'
import { language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addUnits } from '../calendar-days.ts'
import { parseDue } from '../parse-due.ts'
import { formatDue } from './format-due.ts'

const suggestions = ['Tomorrow', 'In 3 days', 'In a week', 'In a month']

/** The state of a `DueField`: a typed date and what it became. */
export function useDue(stored?: string) {
  const office = useOffice()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isUnchanged = text.trim() === '' && stored !== undefined
  return {
    text,
    /** A day or a moment; undefined if the text is not understood. */
    due: isUnchanged ? stored : parseDue(text, office),
    isUnchanged,
    isChecked,
    /** Marks a text that is not understood, when the field is left or the form is sent. */
    check: () => setChecked(true),
    change(typed: string) {
      setText(typed)
      setChecked(false)
    },
  }
}

interface DueFieldProps {
  state: ReturnType<typeof useDue>
  label: string
  /** The server's field name. */
  path: string
  isRequired?: boolean
}

/** A date in words, beside a date picker. Shows what it became before it is saved. */
export function DueField({ state, label, path, isRequired }: DueFieldProps) {
  const { text, due, isUnchanged, isChecked, check, change } = state
  const office = useOffice()
  const isWrong = isChecked && !due && text.trim() !== ''
  const { badInput, listeners } = useBadInput()

  /** Keeps the time. */
  function pick(day: string) {
    if (!day) return change('')
    const time = due && !isDay(due) ? ` ${timeIn(office.time_zone, due, 'en-US')}` : ''
    const format = dateFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
    change(`${format.format(new Date(day))}${time}`)
  }

  return (
    <div className="@container grid content-start gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the blur of the fields within. */}
      <div
        className="grid items-start gap-2 @sm:grid-cols-[minmax(0,1fr)_11rem]"
        onBlur={({ target }) => text.trim() && target.dataset.field && check()}
      >
        <TextField
          label={label}
          path={path}
          isRequired={isRequired}
          placeholder="tomorrow 11"
          autoComplete="off"
          value={text}
          onChange={change}
          hint={describe()}
          error={isWrong ? wrongDate : undefined}
        />
        <Field label="Date" error={badInput}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={due ? toDay(due) : ''}
              onChange={({ target }) => pick(target.value)}
              {...listeners}
            />
          )}
        </Field>
      </div>
      <fieldset aria-label="Suggested dates" className="flex flex-wrap gap-2">
        {suggestions.map((each) => (
          <Button key={each} size="small" onClick={() => change(each)}>
            {each}
          </Button>
        ))}
      </fieldset>
    </div>
  )

  function describe() {
    if (!due) {
      const nextWeek = addUnits(toOfficeDay(office, new Date()), 1, 'week')
      return `monday morning, after 2 weeks, ${describeInBikramSambat(nextWeek, language) || '30/11'}`
    }
    return `${isUnchanged ? 'Unchanged: ' : ''}${formatDue(due, office.time_zone)}`
  }

  function toDay(moment: string) {
    return isDay(moment) ? moment : toOfficeDay(office, new Date(moment))
  }
}

const wrongDate =
  'This date is not understood. Write it like “tomorrow 11”, “monday morning” or “30/11”, or choose it.'
