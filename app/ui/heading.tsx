import type { ComponentProps } from 'react'

type HeadingProps = ComponentProps<'h2'> & { level: 1 | 2 | 3 }

/** For parts that are a page on one address and a section on another. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...props} />
}
