import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type SelectFieldProps<Value extends string> = Omit<ComponentProps<typeof Field>, 'children'> & {
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** A controlled select field. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, ...field } = props

  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {options.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
