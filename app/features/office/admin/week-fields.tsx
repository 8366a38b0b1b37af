import { type ReactNode, useId } from 'react'
import type { Span, Week } from '#app/contract/office.ts'
import { useBadInput } from '#app/platform/admin/use-bad-input.ts'
import { Button } from '#app/ui/button.tsx'
import { useOwnError } from '#app/ui/field-errors.ts'
import { FieldList } from '#app/ui/field-list.tsx'
import { weekdayName } from '../contract.ts'

interface WeekFieldsProps {
  week: Week
  /** Path: "week" or "branches.0.week". */
  path: string
  onChange: (week: Week) => void
}

const defaultSpan: Span = { from: '09:00', until: '17:00' }

/** Opening hours of each weekday, Sunday first. */
export function WeekFields({ week, path, onChange }: WeekFieldsProps) {
  const firstOpenDay = week.find((spans) => spans.length > 0)
  const update = (day: number, spans: Span[]) =>
    onChange(week.map((current, each) => (each === day ? spans : current)))

  return (
    <FieldList label="Opening hours" path={path}>
      <ul className="divide-y divide-line">
        {week.map((spans, day) => (
          <li
            key={weekdayName(day, 'long', 'en-GB')}
            className="grid items-start gap-x-3 gap-y-1 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="pt-2 font-medium">{weekdayName(day, 'long', 'en-GB')}</span>
            <Day
              name={weekdayName(day, 'long', 'en-GB')}
              spans={spans}
              path={`${path}.${day}`}
              initialSpan={firstOpenDay?.[0] ?? defaultSpan}
              onChange={(changed) => update(day, changed)}
            />
          </li>
        ))}
      </ul>
      {firstOpenDay && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onChange(week.map((spans) => (spans.length > 0 ? firstOpenDay : spans)))}
        >
          Set all open days like {weekdayName(week.indexOf(firstOpenDay), 'long', 'en-GB')}
        </Button>
      )}
    </FieldList>
  )
}

interface DayProps extends Pick<WeekFieldsProps, 'path'> {
  name: string
  spans: Span[]
  /** The opening hours that a closed day gets when the administrator opens it. */
  initialSpan: Span
  onChange: (spans: Span[]) => void
}

function Day({ name, spans, path, initialSpan, onChange }: DayProps) {
  if (spans.length === 0) {
    return (
      <span className="flex min-h-11 items-center gap-3">
        <span className="text-ink/75">Closed</span>
        <Button size="small" aria-label={`Open on ${name}`} onClick={() => onChange([initialSpan])}>
          Open
        </Button>
      </span>
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      {spans.map((span, index) => (
        <SpanFields
          key={`${index + 1}`}
          name={name}
          span={span}
          path={`${path}.${index}`}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        >
          {index === spans.length - 1 && spans.length < 4 && (
            <Button
              size="small"
              aria-label={`+ Hours on ${name}`}
              onClick={() => onChange([...spans, { from: span.until, until: '' }])}
            >
              + Hours
            </Button>
          )}
        </SpanFields>
      ))}
    </div>
  )
}

interface SpanFieldsProps {
  name: string
  span: Span
  path: string
  onChange: (span: Span) => void
  onRemove: () => void
  children: ReactNode
}

function SpanFields({ name, span, path, onChange, onRemove, children }: SpanFieldsProps) {
  const error = useOwnError(path)
  const errorId = useId()

  return (
    <fieldset
      aria-label={name}
      data-field={path}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid gap-1"
    >
      <span className="flex flex-wrap items-center gap-2">
        <Time
          label={`${name}, from`}
          path={`${path}.from`}
          hasError={Boolean(error)}
          value={span.from}
          onChange={(from) => onChange({ ...span, from })}
        />
        –
        <Time
          label={`${name}, until`}
          path={`${path}.until`}
          hasError={Boolean(error)}
          // A time input cannot show 24:00, so midnight is shown as 00:00.
          value={span.until === '24:00' ? '00:00' : span.until}
          onChange={(until) => onChange({ ...span, until: until === '00:00' ? '24:00' : until })}
        />
        <Button size="small" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
        {children}
      </span>
      {error && (
        <span id={errorId} className="text-sm text-alarm">
          {error}
        </span>
      )}
    </fieldset>
  )
}

interface TimeProps {
  label: string
  path: string
  /** Whether the opening hours as a whole have an error. */
  hasError: boolean
  value: string
  onChange: (value: string) => void
}

function Time({ label, path, hasError, value, onChange }: TimeProps) {
  const { badInput, listeners } = useBadInput()
  const ownError = useOwnError(path)
  const error = badInput ?? ownError
  const errorId = useId()
  const isInvalid = hasError || Boolean(error)

  return (
    <span className="grid gap-1">
      <input
        type="time"
        aria-label={label}
        data-field={path}
        aria-invalid={isInvalid}
        aria-describedby={error && errorId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...listeners}
        className={`min-h-11 rounded-lg border bg-white px-2 py-1.5 tabular-nums ${isInvalid ? 'border-alarm' : 'border-ink/40'}`}
      />
      {error && (
        <span id={errorId} className="text-sm text-alarm">
          {error}
        </span>
      )}
    </span>
  )
}
