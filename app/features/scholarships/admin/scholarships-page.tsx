import { useMemo } from 'react'
import { isDay } from '#app/contract/calendar.ts'
import { countries, nameCountry } from '#app/platform/admin/countries.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Day } from '#app/ui/day.tsx'
import { type Scholarship, scholarshipsApi } from '../contract.ts'
import type { Route } from './+types/scholarships-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(scholarships, context)

export const shouldRevalidate = isSameSearch

export default function ScholarshipsPage({ loaderData: { reading } }: Route.ComponentProps) {
  const { time_zone } = useOffice()
  const sorted = useMemo(
    () =>
      reading.then((result) => {
        if (!result?.ok) return result
        return { ...result, value: result.value.toSorted(byDeadline(todayIn(time_zone))) }
      }),
    [reading, time_zone],
  )
  return <OrderedScreen content={scholarships} reading={sorted} />
}

/** The list of scholarships. */
const scholarships = defineOrderedList(scholarshipsApi, {
  title: 'Scholarships',
  singular: 'scholarship',
  subject: 'scholarship',
  add: '+ Add Scholarship',
  nameOf: ({ title }) => title,
  empty:
    'Scholarships show visitors how to pay for their studies. Press “+ Add Scholarship” to create the first one. Visitors see the scholarships page only while a scholarship is open for applications.',
  intro:
    'Visitors see published scholarships by deadline, also on the guide of the country, until the deadline has passed.',
  fields: {
    title: { label: 'Title', isRequired: true, maxLength: 120 },
    provider: { label: 'Provider', isRequired: true, maxLength: 120 },
    country: { label: 'Country', options: [['', 'Any country'], ...countries] },
    level: { label: 'Level', maxLength: 60, hint: 'For example “Master’s”.' },
    amount: {
      label: 'Amount',
      isRequired: true,
      maxLength: 200,
      rows: 2,
      hasFacts: true,
      check: (text) => (/^[-−]/.test(text) ? 'An amount cannot be negative.' : undefined),
    },
    deadline: {
      label: 'Deadline',
      isRequired: true,
      type: 'date',
      preview: (text) => <DeadlineWarning deadline={text} />,
    },
    source: {
      label: 'Source link',
      isRequired: true,
      maxLength: 500,
      type: 'url',
      hint: 'The provider’s page. Begins with https://',
      check: (text) =>
        /^https:\/\/[^\s/]+\.[^\s]+$/.test(text)
          ? undefined
          : 'Please enter an address that begins with https://.',
    },
    note: { label: 'Note', maxLength: 600, rows: 3, hasFacts: true },
    is_published: {
      label: 'Visibility',
      options: [
        ['false', 'Office only'],
        ['true', 'Public until the deadline'],
      ],
      initial: 'false',
      toText: String,
      fromText: (text) => text === 'true',
    },
  },
  columns: [
    {
      heading: 'Title',
      cell: ({ title, provider }) => (
        <span className="grid wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <span className="text-ink/75">{provider}</span>
        </span>
      ),
    },
    {
      heading: 'Country',
      width: 'w-44',
      cell: ({ country }) => (country ? nameCountry(country) : 'Any country'),
    },
    {
      heading: 'Deadline',
      width: 'w-36',
      cell: ({ deadline }) => <Day on={deadline} isShort />,
    },
    {
      heading: 'Status',
      width: 'w-40',
      cell: (scholarship) => <ScholarshipState scholarship={scholarship} />,
    },
    {
      heading: 'Actions',
      width: 'w-44',
      cell: (_, { actions }) => <span className="flex gap-2">{actions}</span>,
    },
  ],
})

/** Earliest deadline first, ended ones last. */
const byDeadline = (today: string) => (a: Scholarship, b: Scholarship) =>
  Number(a.deadline < today) - Number(b.deadline < today) || a.deadline.localeCompare(b.deadline)

/** Says that visitors do not see a scholarship whose deadline has passed. */
function DeadlineWarning({ deadline }: { deadline: string }) {
  const { time_zone } = useOffice()
  if (!isDay(deadline) || deadline >= todayIn(time_zone)) return null
  return (
    <p className="text-sm text-alarm">
      This day has passed. Visitors will not see the scholarship.
    </p>
  )
}

interface ScholarshipStateProps {
  scholarship: Pick<Scholarship, 'deadline' | 'is_published'>
}

/** Shows whether the scholarship is public today. */
function ScholarshipState({ scholarship }: ScholarshipStateProps) {
  const { deadline, is_published } = scholarship
  if (deadline < todayIn(useOffice().time_zone)) return <span className="text-ink/75">Ended</span>
  if (!is_published) return <span className="text-ink/75">Draft</span>
  return <span className="font-semibold text-indigo">Open</span>
}

/** The office’s day, YYYY-MM-DD: Canada writes dates as ISO 8601 does. */
const todayIn = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone })
