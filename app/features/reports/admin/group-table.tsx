import { channelLabels, formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import type { OfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { fieldFilters } from '#app/features/leads/fields-contract.ts'
import { Bar } from '#app/platform/admin/bar.tsx'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import { capitalize } from '#app/platform/admin/ordered/ordered.ts'
import type { Report, ReportFilters, ReportGrouping } from '../contract.ts'
import {
  linkToEnquiries,
  linkToFollowUps,
  linkToLeads,
  type ReportRange,
  ResponseTime,
} from './report-card.tsx'

type People = OfficeLists['people']

interface GroupTableProps {
  report: Report
  query: ReportRange & { by: ReportGrouping }
  people: People
  heading: string
}

export const labelOfGrouping = (by: ReportGrouping | keyof ReportFilters) =>
  fieldFilters.find(({ name }) => name === by)?.label ?? 'Counsellor'

function describeUnknown(by: ReportGrouping | keyof ReportFilters) {
  if (by === 'owner') return 'Unassigned'
  if (by === 'source' || by === 'channel') return 'Unknown'
  return `No ${labelOfGrouping(by).toLowerCase()}`
}

/** Returns the name of a value of a field. */
export function nameOf(key: string, by: ReportGrouping | keyof ReportFilters, people: People) {
  if (key === '' || key === 'unassigned') return describeUnknown(by)
  if (by === 'country') return nameCountry(key)
  if (by === 'intake') return formatMonth(key)
  if (by === 'channel') return channelLabels[key as keyof typeof channelLabels] ?? key
  return by === 'owner' ? (people.find(({ id }) => id === key)?.name ?? 'Former user') : key
}

/** Counts of leads with the filter of their list. */
const leadColumns = [
  { count: 'awaiting_reply', label: 'awaiting reply', filter: { awaiting_reply: 'true' } },
  { count: 'met', label: 'target met', filter: { response_target: 'met' } },
  { count: 'missed', label: 'target missed', filter: { response_target: 'missed' } },
  { count: 'won', label: 'won', filter: { outcome: 'won' } },
  { count: 'lost', label: 'lost', filter: { outcome: 'lost' } },
] as const

const timeColumns = [
  { count: 'median_minutes', label: 'median response time' },
  { count: 'p90_minutes', label: '90th percentile response time' },
] as const

const enquiryColumns = [{ count: 'enquiries', label: 'enquiries' }, ...timeColumns] as const

/** Counts of follow-ups with the filter of their list. */
const followUpColumns = [
  { count: 'follow_ups_on_time', label: 'follow-ups on time', result: 'on_time' },
  { count: 'follow_ups_late', label: 'follow-ups late', result: 'late' },
  { count: 'follow_ups_open', label: 'follow-ups open', result: 'open' },
] as const

export const toCsvRows = ({ groups }: Report, by: ReportGrouping, people: People) =>
  groups.map(({ key, leads, awaiting_reply, met, missed, won, lost, ...group }) =>
    Object.fromEntries([
      ['Name', nameOf(key, by, people)],
      ['Leads', leads],
      ['Awaiting reply', awaiting_reply],
      ['Target met', met],
      ['Target missed', missed],
      ['Won', won],
      ['Lost', lost],
      ['Enquiries', group.enquiries],
      ['Median response time (minutes)', group.median_minutes ?? ''],
      ['90th percentile response time (minutes)', group.p90_minutes ?? ''],
      ['Follow-ups on time', group.follow_ups_on_time],
      ['Follow-ups late', group.follow_ups_late],
      ['Follow-ups open', group.follow_ups_open],
    ]),
  )

/** Shows the numbers of each group, for example of each country. */
export function GroupTable({ report: { groups }, query, people, heading }: GroupTableProps) {
  const { by } = query
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  if (groups.length === 0) {
    return (
      <p role="status" className="card p-6">
        No leads in this period.
      </p>
    )
  }

  return (
    <section
      aria-label={`By ${heading}`}
      className="relative overflow-x-auto rounded-card print:overflow-visible border border-line bg-white"
    >
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm">
            <th className="p-3">{heading}</th>
            <th className="p-3">Leads</th>
            {[...leadColumns, ...enquiryColumns, ...followUpColumns].map(({ count, label }) => (
              <th key={count} className="p-3">
                {capitalize(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, leads, ...counts }) => {
            const name = nameOf(key, by, people)
            const filters: Record<string, string> = key ? { [by]: key } : { without: by }
            return (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-28 p-3 font-semibold wrap-anywhere">
                  {name}
                  <Bar part={leads / most} />
                </th>
                <td className="p-3">
                  <Count count={leads} to={linkToLeads(query, filters)} of={name} />
                </td>
                {leadColumns.map(({ count, label, filter }) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={linkToLeads(query, { ...filters, ...filter })}
                      of={`${name}, ${label}`}
                    />
                  </td>
                ))}
                <td className="p-3">
                  <Count
                    count={counts.enquiries}
                    to={linkToEnquiries(query, filters)}
                    of={`${name}, enquiries`}
                  />
                </td>
                {timeColumns.map(({ count, label }) => (
                  <td key={count} className="p-3">
                    <ResponseTime
                      query={query}
                      minutes={counts[count]}
                      filters={filters}
                      of={`${name}, ${label}`}
                    />
                  </td>
                ))}
                {followUpColumns.map(({ count, label, result }) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={linkToFollowUps(query, result, filters)}
                      of={`${name}, ${label}`}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Count({ count, to, of }: { count: number; to: string; of: string }) {
  return (
    <NumberLink to={to}>
      {count}
      <span className="sr-only"> of {of}</span>
    </NumberLink>
  )
}
