import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import type { Options } from './fields.ts'

interface MultiSelectProps {
  label: string
  path: string
  hint?: string
  /** The selected values, one per line. */
  value: string
  useOptions: () => Options
  onChange: (value: string) => void
}

/** Checkboxes to select several options. The selected values are in the order of the options. */
export function MultiSelect({ value, useOptions, onChange, ...group }: MultiSelectProps) {
  const chosen = value.split('\n').filter(Boolean)
  const options = useOptions().filter(([, name]) => name)
  // Selected values that are no longer among the options stay selected.
  const unavailable = chosen.filter((each) => !options.some(([it]) => it === each))

  function toggle(changed: string, isSelected: boolean) {
    const selected = new Set(
      isSelected ? [...chosen, changed] : chosen.filter((it) => it !== changed),
    )
    const ordered = options.map(([it]) => it).filter((it) => selected.has(it))
    onChange([...ordered, ...unavailable.filter((it) => selected.has(it))].join('\n'))
  }

  return (
    <ChoiceGroup {...group}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(([each, name]) => (
          <Checkbox
            key={each}
            label={name}
            isChecked={chosen.includes(each)}
            onChange={(isTicked) => toggle(each, isTicked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
