import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

interface PopoverProps {
  /** The label of the button. */
  label: string
  /** The label of the content. */
  title: string
  children: ReactNode
}

/**
 * A popover below its button where browsers support it, otherwise centred. Closes on Escape and on
 * a click outside.
 */
export function Popover({ label, title, children }: PopoverProps) {
  const id = useId()

  return (
    <>
      <Button size="small" popoverTarget={id}>
        {label}
      </Button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={title}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100%-2rem))] overflow-y-auto card p-4 text-ink shadow-lg [position-try-fallbacks:flip-inline] sm:w-fit sm:max-w-2xl sm:[position-area:block-end_span-inline-end] sm:supports-[position-area:block-end]:m-0 sm:supports-[position-area:block-end]:mt-2"
      >
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</div>
      </fieldset>
    </>
  )
}
