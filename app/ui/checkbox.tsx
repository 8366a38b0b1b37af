import { type ReactNode, useId } from 'react'
import { useFieldError } from './field-errors.ts'

interface CheckboxProps {
  label: ReactNode
  /** The server's field name; left out when several checkboxes are one field. */
  path?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox with a clickable label. */
export function Checkbox({ label, path, isChecked, onChange }: CheckboxProps) {
  const errorId = useId()
  const error = useFieldError(path)

  return (
    <>
      <label className="flex min-h-11 items-center gap-3 wrap-anywhere">
        <input
          type="checkbox"
          data-field={path}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-indigo"
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className="text-sm text-alarm">
          {error}
        </p>
      )}
    </>
  )
}
