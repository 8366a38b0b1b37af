import { countries, nameCountry } from '#app/base/admin/countries.ts'
import { defineOrderedList } from '#app/base/admin/ordered/ordered.ts'
import { Day } from '#app/ui/day.tsx'
import { type Scholarship, scholarshipsApi } from '../contract.ts'
import { ScholarshipState } from './scholarship-state.tsx'

/** The screen of the scholarships. */
export const scholarships = defineOrderedList(scholarshipsApi, {
  title: 'Scholarships',
  one: 'scholarship',
  many: 'scholarships',
  subject: 'scholarship',
  add: '+ Add Scholarship',
  nameOf: ({ title }) => title,
  question: 'Delete this scholarship?',
  empty:
    'Press “+ Add Scholarship” to write the first one. As long as none is open, visitors see no page of scholarships.',
  intro:
    'Visitors see the published ones by deadline, also on the guide of their country, until the last day is over.',
  fields: {
    title: { label: 'Title', isRequired: true, most: 120 },
    provider: { label: 'Who gives it', isRequired: true, most: 120 },
    country: { label: 'Country', options: [['', 'Any country'], ...countries] },
    level: { label: 'For whom', most: 60, hint: 'Such as “Master’s”.' },
    amount: { label: 'Amount', isRequired: true, most: 200, rows: 2, hasFacts: true },
    deadline: { label: 'Last day to apply', isRequired: true, type: 'date' },
    source: {
      label: 'Address of the source',
      isRequired: true,
      most: 500,
      type: 'url',
      hint: 'The page of whoever gives it. Begins with https://',
    },
    note: { label: 'Note', most: 600, rows: 3, hasFacts: true },
    is_published: {
      label: 'Who sees it',
      options: [
        ['false', 'Only the office'],
        ['true', 'Visitors too, until the last day is over'],
      ],
      start: 'false',
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
      heading: 'Last day',
      width: 'w-36',
      cell: ({ deadline }) => <Day on={deadline} isShort />,
    },
    {
      heading: 'State',
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

/** What ends first stands first, and what has ended last. */
export const byDeadline = (today: string) => (one: Scholarship, other: Scholarship) =>
  Number(one.deadline < today) - Number(other.deadline < today) ||
  one.deadline.localeCompare(other.deadline)
