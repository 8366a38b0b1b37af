import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/**
 * A form that a button or key opens. Focuses its first text field while it mounts, so that the next
 * key goes into it. Single-key commands are off while it is open.
 */
export function OpenedForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden])',
    )
    field?.focus()
    // The cursor is placed after existing text.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(-1, -1)
  }, [])

  return <form ref={form} noValidate data-opened-form {...props} />
}
