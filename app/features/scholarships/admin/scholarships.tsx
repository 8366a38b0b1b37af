import { countries, nameCountry } from '#app/platform/admin/countries.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { Day } from '#app/ui/day.tsx'
import { type Scholarship, scholarshipsApi } from '../contract.ts'
import { ScholarshipState } from './scholarship-state.tsx'

/** The list of scholarships. */
export const scholarships = defineOrderedList(scholarshipsApi, {
  title: 'Scholarships',
  singular: 'scholarship',
  plural: 'scholarships',
  subject: 'scholarship',
  add: '+ Add Scholarship',
  nameOf: ({ title }) => title,
  question: 'Delete this scholarship?',
  empty:
    'Press “+ Add Scholarship” to create the first one. Visitors see the scholarships page only while a scholarship is open for applications.',
  intro:
    'Visitors see published scholarships by deadline, also on the guide of the country, until the deadline has passed.',
  fields: {
    title: { label: 'Title', isRequired: true, maxLength: 120 },
    provider: { label: 'Provider', isRequired: true, maxLength: 120 },
    country: { label: 'Country', options: [['', 'Any country'], ...countries] },
    level: { label: 'Level', maxLength: 60, hint: 'For example “Master’s”.' },
    amount: { label: 'Amount', isRequired: true, maxLength: 200, rows: 2, hasFacts: true },
    deadline: { label: 'Deadline', isRequired: true, type: 'date' },
    source: {
      label: 'Source link',
      isRequired: true,
      maxLength: 500,
      type: 'url',
      hint: 'The provider’s page. Begins with https://',
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
export const byDeadline = (today: string) => (a: Scholarship, b: Scholarship) =>
  Number(a.deadline < today) - Number(b.deadline < today) || a.deadline.localeCompare(b.deadline)
