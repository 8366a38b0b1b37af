import { type ComponentProps, useState } from 'react'
import {
  type Calendar,
  formatBikramSambat,
  fromBikramSambat,
  getCalendar,
  lastYearOf,
  readBikramSambat,
  toBikramSambat,
} from '#app/contract/bikram-sambat.ts'
import { hasNepaliYear, isDay } from '#app/contract/calendar.ts'
import { Field } from '#app/ui/field.tsx'
import { formatDay } from '../browser/format-day.ts'
import { useOffice } from '../browser/office-context.ts'
import { useBadInput } from './use-bad-input.ts'

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** As "2027-01-31", with `hasTime` as "2027-01-31T10:00"; or what was typed instead of a date. */
  value: string
  onChange: (value: string) => void
  /** The name in a form that is read by its elements. */
  name?: string
  hasTime?: boolean
}

/**
 * A date. If the office shows Bikram Sambat, such a date can be typed below it. A typed text that is no
 * date becomes the value, so that the server refuses it.
 */
export function DateField({ value, onChange, name, hasTime, ...field }: DateFieldProps) {
  const { is_bikram_sambat_shown, bikram_sambat_years } = useOffice()
  const calendar = getCalendar(bikram_sambat_years)
  const [, day = value, time = '10:00'] = value.match(/^(.{10})T(.*)$/) ?? []
  const { badInput, listeners } = useBadInput()
  const isTypedWrong = day !== '' && !isDate.test(day)
  const isNepali = isDay(day) && hasNepaliYear(day)
  const ownError = isNepali
    ? describeNepali(day, calendar)
    : isTypedWrong && is_bikram_sambat_shown
      ? describeWrong(day, calendar)
      : badInput
  const error = isNepali ? ownError : (field.error ?? ownError)

  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            type={hasTime ? 'datetime-local' : 'date'}
            required={field.isRequired}
            name={isTypedWrong ? undefined : name}
            value={isTypedWrong ? '' : value}
            onChange={({ target }) => onChange(target.value)}
            {...listeners}
          />
          {isTypedWrong && name && <input type="hidden" name={name} value={value} />}
          {is_bikram_sambat_shown && (
            <BikramSambatInput
              control={control}
              day={day}
              calendar={calendar}
              onCommit={(typed) => onChange(hasTime && isDay(typed) ? `${typed}T${time}` : typed)}
            />
          )}
        </>
      )}
    </Field>
  )
}

/** A date as its input has it, of any year: also of one that is being typed. */
const isDate = /^\d{4,6}-\d\d-\d\d$/

interface BikramSambatInputProps {
  control: { id: string; className: string }
  day: string
  calendar: Calendar
  /** Called with a day, or with the typed text if it is no date. */
  onCommit: (typed: string) => void
}

function BikramSambatInput({ control, day, calendar, onCommit }: BikramSambatInputProps) {
  const [typed, setTyped] = useState<string>()
  const date = toBikramSambat(day, calendar)
  const shown = date ? formatBikramSambat([date], 'en-GB') : isDate.test(day) ? '' : day
  const id = `${control.id}-bikram-sambat`

  function commit() {
    if (typed === undefined) return
    setTyped(undefined)
    const read = readBikramSambat(typed)
    onCommit((read && fromBikramSambat(read, calendar)) ?? typed.trim())
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label id={`${id}-label`} htmlFor={id} className="text-sm text-ink/75">
        Bikram Sambat
      </label>
      <input
        {...control}
        id={id}
        data-field={undefined}
        aria-labelledby={`${control.id}-label ${id}-label`}
        className={`${control.className} min-w-40 flex-1`}
        placeholder="2083/08/10"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
    </div>
  )
}

/** Says which AD date is meant by a date of Bikram Sambat in an AD field. */
function describeNepali(text: string, calendar: Calendar) {
  const date = readBikramSambat(text)
  const day = date && fromBikramSambat(date, calendar)
  if (!day) return describeWrong(text, calendar)
  return `This field takes the AD date: ${formatBikramSambat([date], 'en-GB')} is ${formatDay(day)}.`
}

/** Says why a typed text is no date. */
function describeWrong(text: string, calendar: Calendar) {
  const lastYear = lastYearOf(calendar)
  const year = readBikramSambat(text)?.year ?? 0
  return year > lastYear
    ? `The Bikram Sambat calendar is known until ${lastYear}. Choose the AD date.`
    : 'The Bikram Sambat calendar has no such date. Write it as 2083/08/10 or 10 Mangsir 2083.'
}
