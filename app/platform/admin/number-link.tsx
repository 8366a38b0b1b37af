import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCan } from './rights-context.tsx'

interface NumberLinkProps {
  /** Address of the list; '' for no link. */
  to: string
  className?: string
  children: ReactNode
}

/** Links a number to its list if the user has the right to read leads. */
export function NumberLink({ to, className = '', children }: NumberLinkProps) {
  const linkClassName = `inline-flex min-h-6 min-w-6 items-center tabular-nums ${className}`
  if (!useCan()('leads:work') || !to) return <span className={linkClassName}>{children}</span>
  return (
    <Link to={to} className={`${linkClassName} text-indigo underline`}>
      {children}
    </Link>
  )
}
