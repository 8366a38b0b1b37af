import { nameCountry } from '#app/base/admin/countries.ts'
import { capitalize } from '#app/base/admin/ordered/ordered.ts'
import type { Report, ReportedBy } from '../../report-contract.ts'
import { ways } from '../lead-words.ts'
import type { OfficeLists } from '../office-lists.ts'
import { Bar } from './bar.tsx'
import { AnswerTime, type Days, listOf, listOfAsked, listOfDue, NumberOf } from './card.tsx'

type People = OfficeLists['people']

interface GroupsProps {
  report: Report
  query: Days & { by: ReportedBy }
  people: People
  heading: string
}

const unknown: Record<ReportedBy, string> = {
  country: 'No country yet',
  source: 'Nobody knows',
  campaign: 'No campaign',
  page: 'On no page of ours',
  way: 'Nobody knows',
  owner: 'Nobody',
  branch: 'No branch',
}

function nameOf(key: string, by: ReportedBy, people: People) {
  if (key === '' || key === 'nobody') return unknown[by]
  if (by === 'country') return nameCountry(key)
  if (by === 'way') return ways[key as keyof typeof ways] ?? key
  return by === 'owner' ? (people.find(({ id }) => id === key)?.name ?? 'Somebody who left') : key
}

/** What is counted of each, how it is called, and what the list behind it is filtered by. */
const parts = [
  ['waiting', 'waiting', { waiting: 'true' }],
  ['met', 'goal met', { goal: 'met' }],
  ['missed', 'goal missed', { goal: 'missed' }],
  ['won', 'won', { ending: 'won' }],
  ['lost', 'lost', { ending: 'lost' }],
] as const

/** What is timed of the questions of each. */
const answered = [
  ['median_minutes', 'half answered within'],
  ['p90_minutes', 'nine of ten within'],
] as const

const asked = [['enquiries', 'questions'], ...answered] as const

/** What is counted of what was due for each. */
const followed = [
  ['follow_ups_kept', 'follow-ups kept', 'kept'],
  ['follow_ups_late', 'dealt with later', 'late'],
  ['follow_ups_open', 'still open', 'open'],
] as const

/** As a spreadsheet has it. */
export const asRows = ({ groups }: Report, by: ReportedBy, people: People) =>
  groups.map(({ key, leads, waiting, met, missed, won, lost, ...group }) => ({
    Name: nameOf(key, by, people),
    Leads: leads,
    Waiting: waiting,
    'Goal met': met,
    'Goal missed': missed,
    Won: won,
    Lost: lost,
    Questions: group.enquiries,
    'Half answered within (minutes)': group.median_minutes ?? '',
    'Nine of ten answered within (minutes)': group.p90_minutes ?? '',
    'Follow-ups kept': group.follow_ups_kept,
    'Follow-ups dealt with later': group.follow_ups_late,
    'Follow-ups still open': group.follow_ups_open,
  }))

/** The same numbers for each country, source, page, person … */
export function Groups({ report: { groups }, query, people, heading }: GroupsProps) {
  const { by } = query
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  if (groups.length === 0) {
    return (
      <p role="status" className="rounded-card border border-line bg-white p-6">
        Nobody came on these days.
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
            {[...parts, ...asked, ...followed].map(([count, of]) => (
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
                  <Count count={leads} to={listOf(query, filters)} of={name} />
                </td>
                {parts.map(([count, of, filter]) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={listOf(query, { ...filters, ...filter })}
                      of={`${name}, ${of}`}
                    />
                  </td>
                ))}
                <td className="p-3">
                  <Count
                    count={counts.enquiries}
                    to={listOfAsked(query, filters)}
                    of={`${name}, questions`}
                  />
                </td>
                {answered.map(([time, of]) => (
                  <td key={time} className="p-3">
                    <AnswerTime
                      query={query}
                      minutes={counts[time]}
                      filters={filters}
                      of={`${name}, ${of}`}
                    />
                  </td>
                ))}
                {followed.map(([count, of, state]) => (
                  <td key={count} className="p-3">
                    <Count
                      count={counts[count]}
                      to={listOfDue(query, state, filters)}
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
    <NumberOf to={to}>
      {count}
      <span className="sr-only"> of {of}</span>
    </NumberOf>
  )
}
