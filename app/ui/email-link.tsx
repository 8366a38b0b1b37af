import type { ComponentProps } from 'react'

type EmailLinkProps = Omit<ComponentProps<'a'>, 'href'> & { address: string }

/**
 * A mailto link; shows the address unless it has children. The @ is not encoded, because some mail
 * programs do not decode it. https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
export function EmailLink({ address, children = address, ...props }: EmailLinkProps) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`} {...props}>
      {children}
    </a>
  )
}
