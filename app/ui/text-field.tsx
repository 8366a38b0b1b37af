import type { ComponentProps, SyntheticEvent } from 'react'
import { Field } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<
    ComponentProps<'input'>,
    'placeholder' | 'maxLength' | 'list' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  > & {
    value: string
    onChange: (value: string) => void
    /** Called with the cursor position. */
    onCaret?: (caret: number) => void
    /** The height in lines. */
    rows?: number
    type?: 'text' | 'url' | 'email' | 'time'
  }

/** A controlled text field. */
export function TextField({ value, onChange, onCaret, rows, type, ...props }: TextFieldProps) {
  const { label, path, isRequired, hint, error, ...rest } = props
  const reportCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onCaret?.(currentTarget.selectionEnd ?? value.length)

  return (
    <Field label={label} path={path} isRequired={isRequired} hint={hint} error={error}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            {...rest}
            onFocus={reportCaret}
            onSelect={reportCaret}
            rows={rows}
            required={isRequired}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...rest}
            onFocus={reportCaret}
            onSelect={reportCaret}
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
