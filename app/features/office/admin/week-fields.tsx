import { type ReactNode, useId } from 'react'
import type { Span, Week } from '#app/contract/office.ts'
import { Button } from '#app/ui/button.tsx'
import { useOwnError } from '#app/ui/field-errors.ts'
import { FieldList } from '#app/ui/field-list.tsx'
import { nameDay } from '../contract.ts'

interface WeekFieldsProps {
  week: Week
  /** Where it stands: "week", "branches.0.week". */
  place: string
  onChange: (week: Week) => void
}

const usual: Span = { from: '09:00', until: '17:00' }

/** When it is open on each day, Sunday first. */
export function WeekFields({ week, place, onChange }: WeekFieldsProps) {
  const model = week.find((spans) => spans.length > 0)
  const put = (day: number, spans: Span[]) =>
    onChange(week.map((before, each) => (each === day ? spans : before)))

  return (
    <FieldList label="Opening hours" path={place}>
      <ul className="divide-y divide-line">
        {week.map((spans, day) => (
          <li
            key={nameDay(day, 'long', 'en')}
            className="grid items-start gap-x-3 gap-y-1 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="pt-2 font-medium">{nameDay(day, 'long', 'en')}</span>
            <Day
              name={nameDay(day, 'long', 'en')}
              spans={spans}
              place={`${place}.${day}`}
              start={model?.[0] ?? usual}
              onChange={(changed) => put(day, changed)}
            />
          </li>
        ))}
      </ul>
      {model && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onChange(week.map((spans) => (spans.length > 0 ? model : spans)))}
        >
          Every open day as {nameDay(week.indexOf(model), 'long', 'en')}
        </Button>
      )}
    </FieldList>
  )
}

interface DayProps extends Pick<WeekFieldsProps, 'place'> {
  name: string
  spans: Span[]
  /** What a day begins with that is opened. */
  start: Span
  onChange: (spans: Span[]) => void
}

function Day({ name, spans, place, start, onChange }: DayProps) {
  if (spans.length === 0) {
    return (
      <span className="flex min-h-11 items-center gap-3">
        <span className="text-ink/75">Closed</span>
        <Button size="small" aria-label={`Open on ${name}`} onClick={() => onChange([start])}>
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
          place={`${place}.${index}`}
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
  place: string
  onChange: (span: Span) => void
  onRemove: () => void
  children: ReactNode
}

function SpanFields({ name, span, place, onChange, onRemove, children }: SpanFieldsProps) {
  const error = useOwnError(place)
  const errorId = useId()

  return (
    <fieldset
      aria-label={name}
      data-field={place}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid gap-1"
    >
      <span className="flex flex-wrap items-center gap-2">
        <Time
          label={`${name}, from`}
          path={`${place}.from`}
          isWrong={Boolean(error)}
          value={span.from}
          onChange={(from) => onChange({ ...span, from })}
        />
        –
        <Time
          label={`${name}, until`}
          path={`${place}.until`}
          isWrong={Boolean(error)}
          // A field for times knows no 24:00.
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
  /** The two times together were refused. */
  isWrong: boolean
  value: string
  onChange: (value: string) => void
}

function Time({ label, path, isWrong, value, onChange }: TimeProps) {
  const error = useOwnError(path)
  const errorId = useId()
  const isMarked = isWrong || Boolean(error)

  return (
    <span className="grid gap-1">
      <input
        type="time"
        aria-label={label}
        data-field={path}
        aria-invalid={isMarked}
        aria-describedby={error && errorId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-11 rounded-lg border bg-white px-2 py-1.5 tabular-nums ${isMarked ? 'border-alarm' : 'border-ink/40'}`}
      />
      {error && (
        <span id={errorId} className="text-sm text-alarm">
          {error}
        </span>
      )}
    </span>
  )
}
