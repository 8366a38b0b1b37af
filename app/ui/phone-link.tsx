import type { ComponentProps } from 'react'

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & { number: string }

/** Calls a number that is written with spaces; shows the number unless it has children. */
export function PhoneLink({ number, children = number, ...props }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} {...props}>
      {children}
    </a>
  )
}
