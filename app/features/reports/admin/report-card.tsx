import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FollowUpResult } from '#app/features/leads/query-contract.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'

export interface DateRange {
  from: string
  until: string
}

/** Returns the address of the leads that were created in this period. */
export const linkToLeads = ({ from, until }: DateRange, filters: Record<string, string> = {}) =>
  `/admin/leads?${new URLSearchParams({ from, until, ...filters })}`

/** Returns the address of the leads with a follow-up due in this period. */
export const linkToFollowUps = (
  { from, until }: DateRange,
  state: FollowUpResult,
  filters = {},
) => {
  const days = { follow_up_from: from, follow_up_until: until }
  return `/admin/leads?${new URLSearchParams({ follow_up_result: state, ...days, ...filters })}`
}

/** Returns the address of the leads with an enquiry in this period. */
export const linkToEnquiries = ({ from, until }: DateRange, filters: Record<string, string> = {}) =>
  `/admin/leads?${new URLSearchParams({ enquired_from: from, enquired_until: until, ...filters })}`

interface ResponseTimeProps {
  query: DateRange
  minutes: number | null
  filters?: Record<string, string>
  /** Label for screen readers. */
  of?: string
}

/** Links a response time to the leads that waited at least as long. */
export function ResponseTime({ query, minutes, filters, of }: ResponseTimeProps) {
  if (minutes === null) return '–'
  return (
    <NumberLink to={linkToEnquiries(query, { min_response_minutes: `${minutes}`, ...filters })}>
      {formatMinutes(minutes)}
      {of && <span className="sr-only"> of {of}</span>}
    </NumberLink>
  )
}

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

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid content-start gap-3 card p-4">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      {children}
    </section>
  )
}
