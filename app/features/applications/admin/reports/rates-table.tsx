import type { ReactNode } from 'react'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import {
  ENROLMENT_LINE,
  measureRate,
  type RateCounts,
  type Rates,
  refusalLines,
} from '../../rates-contract.ts'
import { nameGroup } from './rates-csv.ts'
import type { Names, ReportQuery } from './read-query.ts'
import { groupingLabels } from './report-filters.tsx'

interface RatesTableProps {
  rates: Rates
  query: ReportQuery
  names: Names
}

/** Shows the rates of all applications and of each group. */
export function RatesTable({ rates, query, names }: RatesTableProps) {
  const { by } = query
  if (rates.visa_decided + rates.places === 0) {
    return (
      <p role="status" className="card p-6">
        No decisions in this period. Record the visa decision and the outcome of each application on
        the page of its lead.
      </p>
    )
  }
  const unknown = by === 'owner' ? 'unassigned' : 'unknown'

  return (
    <section
      aria-label="Rates"
      className="relative overflow-x-auto rounded-card border border-line bg-white print:overflow-visible"
    >
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm">
            <th className="p-3">{groupingLabels[by]}</th>
            <th className="p-3">Visa refusals</th>
            <th className="p-3">Enrolments</th>
            <th className="p-3">Did not arrive</th>
          </tr>
        </thead>
        <tbody>
          <RatesRow name="All" counts={rates} query={query} filter={{}} />
          {rates.groups.map((group) => (
            <RatesRow
              key={group.key}
              name={nameGroup(group, by, names)}
              counts={group}
              query={query}
              filter={{ [by]: group.key || unknown }}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RatesRowProps {
  name: string
  counts: RateCounts
  query: ReportQuery
  filter: Record<string, string>
}

function RatesRow({ name, counts, query, filter }: RatesRowProps) {
  const { from, until, filters } = query
  const linkTo = (more: Record<string, string>) =>
    `/admin/applications?${new URLSearchParams({ ...filters, ...filter, ...more })}`
  const visas = { visa_decided_from: from, visa_decided_until: until }
  const places = { decided_from: from, decided_until: until, has_place: 'true' }
  const { visa_decided, visa_refused, places: all, enrolled, did_not_arrive } = counts

  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="min-w-28 p-3 font-semibold wrap-anywhere">
        {name}
      </th>
      <Rate
        count={visa_refused}
        of={visa_decided}
        labels={[`${name}, visas refused`, `${name}, visas decided`]}
        links={[
          linkTo({ ...visas, visa_decision: 'refused' }),
          linkTo({ ...visas, visa_decision: 'decided' }),
        ]}
      >
        <RefusalMark rate={measureRate(visa_refused, visa_decided)} />
      </Rate>
      <Rate
        count={enrolled}
        of={all}
        labels={[`${name}, enrolled`, `${name}, confirmed places`]}
        links={[linkTo({ ...places, outcome: 'enrolled' }), linkTo(places)]}
      >
        <EnrolmentMark rate={measureRate(enrolled, all)} />
      </Rate>
      <Rate
        count={did_not_arrive}
        of={all}
        labels={[`${name}, did not arrive`, `${name}, confirmed places`]}
        links={[linkTo({ ...places, outcome: 'did_not_arrive' }), linkTo(places)]}
      />
    </tr>
  )
}

interface RateProps {
  count: number
  of: number
  /** Of both numbers, for screen readers. */
  labels: [count: string, of: string]
  links: [count: string, of: string]
  children?: ReactNode
}

function Rate({ count, of, labels, links, children }: RateProps) {
  const rate = measureRate(count, of)
  return (
    <td className="min-w-36 p-3">
      {of === 0 ? (
        'None decided'
      ) : (
        <>
          <span className="inline-flex flex-wrap items-center gap-x-1">
            <NumberLink to={links[0]}>
              {count}
              <span className="sr-only"> {labels[0]}</span>
            </NumberLink>
            <span aria-hidden="true">/</span>
            <NumberLink to={links[1]}>
              {of}
              <span className="sr-only"> {labels[1]}</span>
            </NumberLink>
          </span>
          <p className="text-sm">
            {rate === undefined ? 'Too few for a percentage' : formatRate(rate)}
          </p>
          {children}
        </>
      )}
    </td>
  )
}

const formatRate = (rate: number) => `${(rate / 10).toFixed(1)}\u00A0%`

const [warningLine, refusalLine] = refusalLines

function RefusalMark({ rate }: { rate?: number }) {
  if (rate === undefined) return null
  if (rate >= 10 * refusalLine) return <Mark kind="over">{`${refusalLine}\u00A0% or more`}</Mark>
  if (rate >= 10 * warningLine) return <Mark kind="near">{`${warningLine}\u00A0% or more`}</Mark>
  return <Mark kind="within">{`Below ${warningLine}\u00A0%`}</Mark>
}

function EnrolmentMark({ rate }: { rate?: number }) {
  if (rate === undefined) return null
  if (rate < 10 * ENROLMENT_LINE) return <Mark kind="over">{`Below ${ENROLMENT_LINE}\u00A0%`}</Mark>
  return <Mark kind="within">{`${ENROLMENT_LINE}\u00A0% or more`}</Mark>
}

const markClassNames = {
  over: 'bg-alarm text-white',
  near: 'bg-amber-tint text-amber-ink',
  within: 'text-ink/75',
}

/** Says in words and colour on which side of a line a rate is. */
function Mark({ kind, children }: { kind: keyof typeof markClassNames; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full text-sm ${kind === 'within' ? '' : 'px-2 font-semibold'} ${markClassNames[kind]}`}
    >
      {children}
    </span>
  )
}
