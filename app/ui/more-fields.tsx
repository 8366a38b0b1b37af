import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { FieldErrorsContext } from './field-errors.ts'

interface MoreFieldsProps {
  /** The name of the section, if the form has several. */
  title?: string
  /** What the fields are about. */
  description?: string
  /** The names of the fields; an error opens the section. */
  names: string[]
  children: ReactNode
}

/** Rarely used fields of a form, folded until they are needed. */
export function MoreFields({ title = 'More', description = '', names, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useContext(FieldErrorsContext)
  const hasError = names.some((name) => errors[name] !== undefined)

  useLayoutEffect(() => {
    if (hasError && details.current) details.current.open = true
  }, [hasError])

  return (
    <details ref={details} className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="grow text-sm text-ink/75">{description}</span>
        <span
          aria-hidden="true"
          className="mr-1 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 group-open:-rotate-135"
        />
      </summary>
      <div className="grid gap-4 pb-2">{children}</div>
    </details>
  )
}
