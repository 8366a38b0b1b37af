import type { ComponentProps } from 'react'

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & { number: string }

/** A tel link; shows the number unless it has children. */
export function PhoneLink({ number, children = number, ...props }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} {...props}>
      {children}
    </a>
  )
}
