import type { ComponentProps } from 'react'

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & { number: string }

/** Calls a number, however it is written; shows the number unless it has children. */
export function PhoneLink({ number, children = number, ...props }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} {...props}>
      {children}
    </a>
  )
}
