import { Link } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { formatMonth, nameLead, toCsvPhone } from '#app/features/leads/admin/lead-labels.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { type Column, type List, list } from '#app/platform/admin/list/list.ts'
import { SelectRowBox } from '#app/platform/admin/list/selection.tsx'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { toMajor } from '../money-contract.ts'
import { outcomeLabels, reasonLabels, visaDecisionLabels } from '../outcomes-contract.ts'
import { applicationListApi, type ListedApplication } from '../query-contract.ts'
import { ApplicationState } from './application-card.tsx'
import { createFilters } from './list-filters.ts'
import type { ListReference } from './list-reference.ts'
import { findStep, nameInstitution, nameOf } from './names.ts'

const link = 'font-semibold text-indigo underline wrap-anywhere'

export const nameLeadOf = ({ lead_name, lead_phones, lead_emails }: ListedApplication) =>
  nameLead({ name: lead_name, phones: lead_phones, emails: lead_emails })

export function createApplicationList(reference: ListReference) {
  const columns = createColumns(reference)
  return list(applicationListApi.list, {
    id: 'applications',
    title: 'Applications',
    plural: 'applications',
    describeEmpty: ({ q, filters }) =>
      q || Object.values(filters).some(Boolean)
        ? 'Search for part of a name, an institution, a course or a number, or remove a filter.'
        : 'All applications of your students to institutions. Add the first one on the page of a lead.',
    firstAction: { label: 'Open leads', to: '/admin/leads' },
    countLabel: ['application', 'applications'],
    search: { label: 'Search applications', placeholder: 'Name, institution, course, number' },
    filters: createFilters(reference),
    defaultSort: '-changed_at',
    paging: 'numbered',
    columns,
    csv: {
      file: 'applications',
      columns: Object.keys(columns) as (keyof typeof columns)[],
      recordExport: (api) =>
        api.call(reauthenticationApi.recordExport, { body: { list: 'applications' } }),
    },
  })
}

type SortKey = 'changed_at' | 'created_at' | 'deadline' | 'name' | 'institution' | 'intake'
type ApplicationColumn = Column<ListedApplication, SortKey>

/** All columns. Those without a cell are only in exported files. */
function createColumns({ tracks, lists: { people } }: ListReference) {
  const ownerOf = ({ owner_id, lead_owner_id }: ListedApplication) =>
    people.find(({ id }) => id === (owner_id ?? lead_owner_id))?.name ?? ''
  const stepOf = (row: ListedApplication) => {
    const step = findStep(tracks, row)
    return step ? nameOf(step) : ''
  }
  return {
    name: {
      heading: 'Student',
      sort: 'name',
      cell: (row) => (
        <Link to={`/admin/leads/${row.primary_lead_id}`} className={link}>
          {nameLeadOf(row)}
        </Link>
      ),
      csv: (row) => nameLeadOf(row),
    },
    institution: {
      heading: 'Institution',
      sort: 'institution',
      cell: (row) => (
        <span className="wrap-anywhere">
          {nameInstitution(row)}
          <span className="block text-sm text-ink/75">
            {[row.course, row.level].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
      csv: (row) => row.institution,
    },
    course: { heading: 'Course', csv: ({ course }) => course },
    level: { heading: 'Level', csv: ({ level }) => level },
    campus: { heading: 'Campus', csv: ({ campus }) => campus },
    intake: {
      heading: 'Intake',
      width: 'w-[12%]',
      sort: 'intake',
      orders: [
        ['intake', 'Intake, earliest first'],
        ['-intake', 'Intake, latest first'],
      ],
      cell: ({ intake }) => (intake ? formatMonth(intake) : '–'),
      csv: ({ intake }) => intake,
    },
    country: { heading: 'Country', csv: ({ country }) => (country ? nameCountry(country) : '') },
    step: { heading: 'Step', csv: stepOf },
    state: {
      heading: 'Status',
      sort: 'deadline',
      orders: [
        ['deadline', 'Deadline, earliest first'],
        ['-deadline', 'Deadline, latest first'],
      ],
      cell: (row) => <ApplicationState application={row} tracks={tracks} />,
      csv: ({ outcome }) => (outcome ? outcomeLabels[outcome] : 'Open'),
    },
    ...decisionColumns,
    owner: {
      heading: 'Counsellor',
      width: 'w-[12%]',
      cell: (row) => <span className="wrap-anywhere">{ownerOf(row) || '–'}</span>,
      csv: ownerOf,
    },
    ...detailColumns,
    changed: {
      heading: 'Changed',
      width: 'w-[12%]',
      sort: 'changed_at',
      orders: [
        ['-changed_at', 'Latest change first'],
        ['changed_at', 'Earliest change first'],
      ],
      cell: ({ changed_at }) => <OfficeDateTime at={changed_at} isShort />,
      csv: ({ changed_at }) => new Date(changed_at),
    },
    created: {
      heading: 'Added',
      sort: 'created_at',
      orders: [
        ['-created_at', 'Newest first'],
        ['created_at', 'Oldest first'],
      ],
      csv: ({ created_at }) => new Date(created_at),
    },
  } satisfies Record<string, ApplicationColumn>
}

const decisionColumns = {
  reason: {
    heading: 'Reason',
    csv: ({ outcome_reason }) => (outcome_reason ? reasonLabels[outcome_reason] : ''),
  },
  outcome_note: { heading: 'Details', csv: ({ outcome_note }) => outcome_note },
  decided_on: { heading: 'Decided on', csv: ({ decided_on }) => decided_on },
  visa: {
    heading: 'Visa decision',
    csv: ({ visa_decision }) => (visa_decision ? visaDecisionLabels[visa_decision] : ''),
  },
  visa_decided_on: { heading: 'Visa decided on', csv: ({ visa_decided_on }) => visa_decided_on },
  deadline: { heading: 'Deadline', csv: ({ deadline }) => deadline ?? '' },
  deadline_note: { heading: 'What is due', csv: ({ deadline_note }) => deadline_note },
} satisfies Record<string, ApplicationColumn>

const moneyOf = (amount: number | null, { currency }: ListedApplication) =>
  amount === null ? '' : [currency, toMajor(amount, currency)].filter(Boolean).join(' ')

const detailColumns = {
  branch: { heading: 'Branch', csv: ({ branch }) => branch },
  partner: { heading: 'Through partner', csv: ({ partner }) => partner },
  application_no: { heading: 'Application number', csv: ({ application_no }) => application_no },
  offer_no: { heading: 'Offer number', csv: ({ offer_no }) => offer_no },
  fee: { heading: 'Fee', csv: (row) => moneyOf(row.fee, row) },
  deposit: { heading: 'Deposit', csv: (row) => moneyOf(row.deposit, row) },
  deposit_paid_on: { heading: 'Deposit paid on', csv: ({ deposit_paid_on }) => deposit_paid_on },
  phone: {
    heading: 'Phone',
    csv: ({ lead_phones }) => lead_phones.map(toCsvPhone).join(', '),
  },
  email: { heading: 'Email', csv: ({ lead_emails }) => lead_emails.join(', ') },
} satisfies Record<string, ApplicationColumn>

/** Returns the list with the selection column. */
export function withSelection(applications: List<ListedApplication>): List<ListedApplication> {
  const selectColumn: Column<ListedApplication> = {
    heading: 'Select',
    width: 'w-20',
    cell: (row) => (
      <SelectRowBox id={row.id} name={`${nameLeadOf(row)}, ${nameInstitution(row)}`} />
    ),
  }
  return { ...applications, columns: { chosen: selectColumn, ...applications.columns } }
}
