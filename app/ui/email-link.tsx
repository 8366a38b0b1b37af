import type { ComponentProps } from 'react'

type EmailLinkProps = Omit<ComponentProps<'a'>, 'href'> & { address: string }

/**
 * Writes to an address; shows the address unless it has children. Its @ stays as it is: some mail
 * programs take %40 for part of a name. https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
export function EmailLink({ address, children = address, ...props }: EmailLinkProps) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`} {...props}>
      {children}
    </a>
  )
}
