import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { countries, nameCountry } from '#app/platform/admin/countries.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { institutionsApi } from '../institutions-contract.ts'
import type { Route } from './+types/institutions-page.ts'
import { InstitutionDialog } from './institutions/institution-dialog.tsx'
import {
  Agreement,
  addressOfApplications,
  otherName,
  Website,
} from './institutions/institution-parts.tsx'
import { nameOf } from './names.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(institutions, args)

/** The institutions of the office. */
export default function InstitutionsPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)

  return (
    <>
      <ListScreen
        list={institutions}
        {...loaderData}
        intro={
          <Link to="/admin/applications" className="w-fit text-sm text-indigo underline">
            Applications
          </Link>
        }
        actions={
          <IfAllowed right="settings:change">
            <Link to="/admin/applications/institutions/import" className={buttonClassName('plain')}>
              Import
            </Link>
            <Button variant="primary" onClick={() => setAdding(true)}>
              + Add institution
            </Button>
          </IfAllowed>
        }
      />
      {isAdding && (
        <InstitutionDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate(`/admin/applications/institutions/${id}`)}
        />
      )}
    </>
  )
}

const institutions = list(institutionsApi.list, {
  id: 'applications/institutions',
  title: 'Institutions',
  plural: 'institutions',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Search for part of a name or a city, or remove a filter.'
      : 'The universities, colleges and schools to which you send students. Add the first one; others are added when you type their name in an application.',
  countLabel: ['institution', 'institutions'],
  search: { label: 'Search institutions', placeholder: 'Name or city' },
  filters: {
    country: {
      label: 'Country',
      all: 'All countries',
      options: { ...Object.fromEntries(countries), unknown: 'Unknown country' },
    },
    partner: {
      label: 'Partner',
      all: 'Partners and others',
      options: { yes: 'Partners', no: 'Not a partner', ending: 'Agreement ends within 60 days' },
      describeChoice: (text) => `(${text})`,
    },
    state: {
      label: 'Status',
      all: 'In use',
      options: {
        duplicate: 'Possible duplicates',
        archived: 'Archived',
        all: 'In use and archived',
      },
      describeChoice: (text) => `(${text})`,
    },
  },
  defaultSort: 'name',
  paging: 'numbered',
  columns: {
    name: {
      heading: 'Name',
      sort: 'name',
      cell: (row) => (
        <div className="grid gap-0.5 wrap-anywhere">
          <Link
            to={`/admin/applications/institutions/${row.id}`}
            className="w-fit font-semibold text-indigo underline"
          >
            {nameOf(row)}
          </Link>
          {otherName(row) && <span>{otherName(row)}</span>}
          {row.website && (
            <span className="text-sm">
              <Website website={row.website} />
            </span>
          )}
          {row.is_archived && <span className="text-sm text-ink/75">Archived</span>}
        </div>
      ),
      csv: ({ name }) => name,
    },
    name_ne: { heading: 'Name in Nepali', csv: ({ name_ne }) => name_ne },
    country: {
      heading: 'Country',
      width: 'w-[16%]',
      cell: ({ city, country }) => (
        <span className="wrap-anywhere">
          {country ? nameCountry(country) : '–'}
          {city && <span className="block text-sm text-ink/75">{city}</span>}
        </span>
      ),
      csv: ({ country }) => (country ? nameCountry(country) : ''),
    },
    city: { heading: 'City', csv: ({ city }) => city },
    website: { heading: 'Website', csv: ({ website }) => website },
    partner: {
      heading: 'Partner',
      width: 'w-[18%]',
      cell: (row) => <Agreement {...row} />,
      csv: ({ is_partner }) => (is_partner ? 'Yes' : 'No'),
    },
    agreement_until: {
      heading: 'Agreement until',
      sort: 'agreement_until',
      orders: [
        ['agreement_until', 'Agreement, first to end'],
        ['-agreement_until', 'Agreement, last to end'],
      ],
      csv: ({ agreement_until }) => agreement_until,
    },
    courses: {
      heading: 'Courses',
      width: 'w-24',
      cell: ({ courses }) => <span className="tabular-nums">{courses}</span>,
      csv: ({ courses }) => String(courses),
    },
    applications: {
      heading: 'Applications',
      width: 'w-28',
      sort: 'applications',
      orders: [
        ['-applications', 'Most applications first'],
        ['applications', 'Fewest applications first'],
      ],
      cell: (row) => <NumberLink to={addressOfApplications(row)}>{row.applications}</NumberLink>,
      csv: ({ applications }) => String(applications),
    },
  },
  csv: {
    file: 'institutions',
    columns: [
      'name',
      'name_ne',
      'country',
      'city',
      'website',
      'partner',
      'agreement_until',
      'courses',
      'applications',
    ],
  },
})
