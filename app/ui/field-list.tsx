import { type ReactNode, useId } from 'react'
import { useOwnError } from './field-errors.ts'

interface FieldListProps {
  label: string
  path: string
  children: ReactNode
}

/** A list of entries with their own controls. The error of the whole list is shown below the entries. */
export function FieldList({ label, path, children }: FieldListProps) {
  const errorId = useId()
  const error = useOwnError(path)

  return (
    <fieldset
      aria-label={label}
      data-field={path}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid min-w-0 grid-cols-1 gap-3"
    >
      {children}
      {error && (
        <p id={errorId} className="text-sm text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
