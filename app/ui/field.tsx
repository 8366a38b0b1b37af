import { type ReactNode, useId } from 'react'
import { useFieldError } from './field-errors.ts'

interface FieldProps {
  label: string
  /** The id of the control, for links to it; default: a generated one. */
  id?: string
  /** The server's field name. Within `FormErrors`, the field shows the error of this path. */
  path?: string
  /** Shows the required mark; the control must set `required` itself. */
  isRequired?: boolean
  hint?: string
  /** The language of label and hint, if it is not that of the page. */
  lang?: string
  error?: string
  children: (control: {
    /** The label has the id `${id}-label`, for controls that are not form elements. */
    id: string
    className: string
    'aria-invalid': boolean
    'aria-describedby'?: string
    'data-field'?: string
  }) => ReactNode
}

/** A labelled form control with hint and error, accessible to screen readers. */
export function Field({ label, path, isRequired, hint, lang, children, ...props }: FieldProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const serverError = useFieldError(path)
  const error = props.error ?? serverError
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const edge = error ? 'border-alarm' : 'border-ink/40'

  return (
    <div className="grid gap-1">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {lang ? <span lang={lang}>{label}</span> : label}
        {isRequired && (
          <span aria-hidden="true" className="text-alarm">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: `w-full min-h-11 rounded-lg border bg-white px-3 py-2 text-base ${edge}`,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
        'data-field': path,
      })}
      {hint && (
        <p id={hintId} lang={lang} className="text-sm text-ink/75">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
