import { type ReactNode, useId } from 'react'
import { useFieldError } from './field-errors.ts'

interface CheckboxProps {
  label: ReactNode
  /** As the server names it; left out where several ticks are one field. */
  path?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Something that is so or not; the whole line can be pressed. */
export function Checkbox({ label, path, isChecked: isTicked, onChange }: CheckboxProps) {
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
          checked={isTicked}
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
