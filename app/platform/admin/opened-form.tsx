import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/**
 * A form that a button or a key opens. Focuses its first text field in a layout effect, so that the
 * next key press is text in this field. While the form is open, single-key commands are off.
 */
export function OpenedForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden])',
    )
    field?.focus()
    // Places the cursor after existing text.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(-1, -1)
  }, [])

  return <form ref={form} noValidate data-opened-form {...props} />
}
