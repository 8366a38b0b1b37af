import type { ComponentProps } from 'react'

type HeadingProps = ComponentProps<'h2'> & { level: 1 | 2 | 3 }

/** A heading of any level, for content that is a page at one address and a section at another. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...props} />
}
