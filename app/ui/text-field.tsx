import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<
    ComponentProps<'input'>,
    'placeholder' | 'maxLength' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  > & {
    value: string
    onChange: (value: string) => void
    /** Room for several lines. */
    rows?: number
    type?: 'text' | 'url' | 'email'
  }

/** A text whose value somebody else keeps. */
export function TextField({ value, onChange, rows, type, ...props }: TextFieldProps) {
  const { label, isRequired, hint, error, ...rest } = props

  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            {...rest}
            rows={rows}
            required={isRequired}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...rest}
            type={type}
            required={isRequired}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
