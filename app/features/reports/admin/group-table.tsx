import { channelLabels } from '#app/features/leads/admin/lead-labels.ts'
import type { OfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { fieldFilters } from '#app/features/leads/fields-contract.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { capitalize } from '#app/platform/admin/ordered/ordered.ts'
import type { Report, ReportGrouping } from '../contract.ts'
import { Bar } from './bar.tsx'
import {
  type DateRange,
  linkToEnquiries,
  linkToFollowUps,
  linkToLeads,
  NumberLink,
  ResponseTime,
} from './report-card.tsx'

type People = OfficeLists['people']

interface GroupTableProps {
  report: Report
  query: DateRange & { by: ReportGrouping }
  people: People
  heading: string
}

export const labelOfGrouping = (by: ReportGrouping) =>
  fieldFilters.find(({ name }) => name === by)?.label ?? 'Counsellor'

function describeUnknown(by: ReportGrouping) {
  if (by === 'owner') return 'Unassigned'
  if (by === 'source' || by === 'channel') return 'Unknown'
  return `No ${labelOfGrouping(by).toLowerCase()}`
}

function nameOf(key: string, by: ReportGrouping, people: People) {
  if (key === '' || key === 'unassigned') return describeUnknown(by)
  if (by === 'country') return nameCountry(key)
  if (by === 'channel') return channelLabels[key as keyof typeof channelLabels] ?? key
  return by === 'owner' ? (people.find(({ id }) => id === key)?.name ?? 'Former user') : key
}

/** Field, label and list filter of each count of leads. */
const leadColumns = [
  ['awaiting_reply', 'awaiting reply', { awaiting_reply: 'true' }],
  ['met', 'target met', { response_target: 'met' }],
  ['missed', 'target missed', { response_target: 'missed' }],
  ['won', 'won', { outcome: 'won' }],
  ['lost', 'lost', { outcome: 'lost' }],
] as const

/** Field and label of each response time. */
const timeColumns = [
  ['median_minutes', 'median response time'],
  ['p90_minutes', '90th percentile response time'],
] as const

const enquiryColumns = [['enquiries', 'enquiries'], ...timeColumns] as const

/** Field, label and list filter of each count of follow-ups. */
const followUpColumns = [
  ['follow_ups_on_time', 'follow-ups on time', 'on_time'],
  ['follow_ups_late', 'follow-ups late', 'late'],
  ['follow_ups_open', 'follow-ups open', 'open'],
] as const

export const toCsvRows = ({ groups }: Report, by: ReportGrouping, people: People) =>
  groups.map(({ key, leads, awaiting_reply, met, missed, won, lost, ...group }) => ({
    Name: nameOf(key, by, people),
    Leads: leads,
    'Awaiting reply': awaiting_reply,
    'Target met': met,
    'Target missed': missed,
    Won: won,
    Lost: lost,
    Enquiries: group.enquiries,
    'Median response time (minutes)': group.median_minutes ?? '',
    '90th percentile response time (minutes)': group.p90_minutes ?? '',
    'Follow-ups on time': group.follow_ups_on_time,
    'Follow-ups late': group.follow_ups_late,
    'Follow-ups open': group.follow_ups_open,
  }))

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
            {[...leadColumns, ...enquiryColumns, ...followUpColumns].map(([count, of]) => (
              <th key={count} className="p-3">
                {capitalize(of)}
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
                {leadColumns.map(([count, of, filter]) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={linkToLeads(query, { ...filters, ...filter })}
                      of={`${name}, ${of}`}
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
                {timeColumns.map(([time, of]) => (
                  <td key={time} className="p-3">
                    <ResponseTime
                      query={query}
                      minutes={counts[time]}
                      filters={filters}
                      of={`${name}, ${of}`}
                    />
                  </td>
                ))}
                {followUpColumns.map(([count, of, state]) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={linkToFollowUps(query, state, filters)}
                      of={`${name}, ${of}`}
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
