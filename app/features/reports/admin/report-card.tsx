import type { ReactNode } from 'react'
import type { FollowUpResult } from '#app/features/leads/query-contract.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import type { ReportFilters } from '../contract.ts'

/** The leads of a report. */
export interface ReportRange {
  from: string
  until: string
  filters: ReportFilters
}

/** Returns the address of the leads that were created in this period. */
export const linkToLeads = (
  { filters: own, ...days }: ReportRange,
  filters: Record<string, string> = {},
) => `/admin/leads?${new URLSearchParams({ ...days, ...own, ...filters })}`

/** Returns the address of the leads with a follow-up due in this period. */
export const linkToFollowUps = (
  { from, until, filters: own }: ReportRange,
  state: FollowUpResult,
  filters = {},
) => {
  const days = { follow_up_from: from, follow_up_until: until }
  const query = { follow_up_result: state, ...days, ...own, ...filters }
  return `/admin/leads?${new URLSearchParams(query)}`
}

/** Returns the address of the leads with an enquiry in this period. */
export const linkToEnquiries = (
  { from, until, filters: own }: ReportRange,
  filters: Record<string, string> = {},
) => {
  const days = { enquired_from: from, enquired_until: until }
  return `/admin/leads?${new URLSearchParams({ ...days, ...own, ...filters })}`
}

interface ResponseTimeProps {
  query: ReportRange
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

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid content-start gap-3 card p-4">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      {children}
    </section>
  )
}
