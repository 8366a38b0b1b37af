import { useId } from 'react'
import { Tick } from '#app/ui/tick.tsx'
import type { Options } from './fields.ts'

interface SeveralProps {
  label: string
  error?: string | undefined
  hint?: string
  /** Of those chosen, each in a line of its own. */
  value: string
  options: () => Options
  onChange: (value: string) => void
}

/** Several of what is offered, by ticks; they stand in the order in which they are offered. */
export function Several({
  label,
  error,
  hint,
  value,
  options: useOptions,
  onChange,
}: SeveralProps) {
  const id = useId()
  const chosen = value.split('\n').filter(Boolean)
  const offered = useOptions().filter(([, name]) => name)
  // What was chosen stays, also while it is not offered any more.
  const gone = chosen.filter((each) => !offered.some(([it]) => it === each))

  function put(each: string, isChosen: boolean) {
    const kept = new Set(isChosen ? [...chosen, each] : chosen.filter((it) => it !== each))
    const ordered = offered.map(([it]) => it).filter((it) => kept.has(it))
    onChange([...ordered, ...gone.filter((it) => kept.has(it))].join('\n'))
  }

  return (
    <fieldset aria-describedby={error || hint ? id : undefined} className="grid gap-1">
      <legend className="font-medium">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {offered.map(([each, name]) => (
          <Tick
            key={each}
            label={name}
            isTicked={chosen.includes(each)}
            onChange={(isTicked) => put(each, isTicked)}
          />
        ))}
      </div>
      <p id={id} className={`text-sm empty:hidden ${error ? 'text-alarm' : 'text-ink/75'}`}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
