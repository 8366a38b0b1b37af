import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/**
 * A form that somebody has opened, by a button or a key. Its first text field has the focus as soon
 * as it is drawn, so that what is typed next goes into it; while it is open, single-key commands rest.
 */
export function OpenedForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden])',
    )
    field?.focus()
    // A text that is there already is continued.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(-1, -1)
  }, [])

  return <form ref={form} noValidate data-opened-form {...props} />
}
