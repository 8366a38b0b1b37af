import { type ReactNode, useId } from 'react'
import { useFieldError } from './field-errors.ts'

interface ChoiceGroupProps {
  label: string
  path: string
  /** The class of the label. */
  className?: string
  hint?: string
  children: ReactNode
}

/** Checkboxes or radio buttons that form one field, with its hint and error. */
export function ChoiceGroup({ label, path, className, hint, children }: ChoiceGroupProps) {
  const id = useId()
  const error = useFieldError(path)

  return (
    <fieldset
      data-field={path}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? id : undefined}
      className="grid gap-1"
    >
      <legend className={className ?? 'font-medium'}>{label}</legend>
      {children}
      <p id={id} className={`text-sm empty:hidden ${error ? 'text-alarm' : 'text-ink/75'}`}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
