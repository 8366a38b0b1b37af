import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMinutes } from '#app/base/admin/format-minutes.ts'
import { useCan } from '#app/base/admin/rights-context.tsx'
import type { Followed } from '../../query-contract.ts'

export interface DateRange {
  from: string
  until: string
}

/** The address of the list behind a number. */
export const linkToLeads = ({ from, until }: DateRange, filters: Record<string, string> = {}) =>
  `/admin/leads?${new URLSearchParams({ from, until, ...filters })}`

/** For whom something was due on these days, whenever they came. */
export const linkToFollowUps = ({ from, until }: DateRange, state: Followed, filters = {}) => {
  const days = { followed_from: from, followed_until: until }
  return `/admin/leads?${new URLSearchParams({ followed: state, ...days, ...filters })}`
}

/** Who asked something on these days, whenever they came. */
export const linkToEnquiries = ({ from, until }: DateRange, filters: Record<string, string> = {}) =>
  `/admin/leads?${new URLSearchParams({ asked_from: from, asked_until: until, ...filters })}`

interface ResponseTimeProps {
  query: DateRange
  minutes: number | null
  filters?: Record<string, string>
  /** What it is the time of, for those who hear it. */
  of?: string
}

/** The time of some first answers, which opens the list of who waited so long or longer. */
export function ResponseTime({ query, minutes, filters, of }: ResponseTimeProps) {
  if (minutes === null) return '–'
  return (
    <NumberLink to={linkToEnquiries(query, { asked_minutes: `${minutes}`, ...filters })}>
      {formatMinutes(minutes)}
      {of && <span className="sr-only"> of {of}</span>}
    </NumberLink>
  )
}

interface NumberLinkProps {
  /** Of the list behind it; '' where there is none. */
  to: string
  className?: string
  children: ReactNode
}

/** A number, which opens the list behind it for whoever may read that. */
export function NumberLink({ to, className = '', children }: NumberLinkProps) {
  const look = `inline-flex min-h-6 min-w-6 items-center tabular-nums ${className}`
  if (!useCan()('leads:work') || !to) return <span className={look}>{children}</span>
  return (
    <Link to={to} className={`${look} text-indigo underline`}>
      {children}
    </Link>
  )
}

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid content-start gap-3 rounded-card border border-line bg-white p-4">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      {children}
    </section>
  )
}
