import { Link } from 'react-router'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import type { Column } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { WhatsAppLink } from '#app/platform/admin/whatsapp-link.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { Lead, ListedLead } from '../../contract.ts'
import { type ColumnName, columnNames } from '../../fields-contract.ts'
import { nameCountries } from '../country-names.ts'
import { FollowUpDue } from '../follow-up-due.tsx'
import { formatFieldValue, labelOf, nameLead, toCsvPhone } from '../lead-labels.ts'
import { ResponseTimer } from '../response-timer.tsx'
import type { ReferenceData } from './reference-data.ts'

type SortKey = 'name' | 'follow_up_at' | 'last_activity_at' | 'awaiting_reply_since' | 'created_at'

const linkClassName = 'text-indigo underline wrap-anywhere'
const none = <span className="text-ink/75">–</span>
const moment = (at: string | null) => (at ? new Date(at) : '')

/** All columns. Users choose the visible ones; CSV exports contain all. */
export function createColumns(reference: ReferenceData) {
  const { stages, people, settings } = reference
  const stageOf = ({ stage_id }: Lead) => stages.find(({ id }) => id === stage_id)?.name ?? ''
  const ownerOf = ({ owner_id }: Lead) => people.find(({ id }) => id === owner_id)?.name ?? ''

  const byField = Object.fromEntries(
    columnNames.map((name) => [name, createFieldColumn(name, reference)]),
  ) as Record<ColumnName, Column<Lead, SortKey>>

  return {
    ...personColumns,
    stage: {
      heading: 'Stage',
      width: 'w-[10%]',
      cell: (lead) => stageOf(lead),
      csv: (lead) => stageOf(lead),
    },
    owner: {
      heading: 'Counsellor',
      cell: (lead) => <span className="wrap-anywhere">{ownerOf(lead) || none}</span>,
      csv: (lead) => ownerOf(lead),
    },
    ...followUpColumns,
    awaiting_reply: {
      heading: 'Awaiting reply',
      width: 'w-[12%]',
      sort: 'awaiting_reply_since',
      orders: [
        ['awaiting_reply_since', 'Awaiting reply, longest first'],
        ['-awaiting_reply_since', 'Awaiting reply, shortest first'],
      ],
      cell: (lead) => (
        <AwaitingReply lead={lead} targetMinutes={settings.response_target_minutes} />
      ),
      csv: ({ awaiting_reply_since }) => moment(awaiting_reply_since),
    },
    ...responseColumns,
    ...byField,
    ...timeColumns,
    notes: { heading: 'Notes', csv: ({ notes = '' }: ListedLead) => notes },
  } satisfies Record<string, Column<Lead, SortKey>>
}

export type ColumnId = keyof ReturnType<typeof createColumns>

const personColumns = {
  name: {
    heading: 'Name',
    width: 'w-[12.5%]',
    sort: 'name',
    cell: (lead) => (
      <Link to={`/admin/leads/${lead.id}`} className={`font-semibold ${linkClassName}`}>
        {nameLead(lead)}
      </Link>
    ),
    csv: ({ name }) => name,
  },
  phone: {
    heading: 'Phone',
    width: 'w-[15%]',
    cell: ({ phones: [phone], ...lead }) =>
      phone ? <PhoneLinks lead={lead} phone={phone} /> : none,
    csv: ({ phones }) => phones.map(toCsvPhone).join(', '),
  },
  email: {
    heading: 'Email',
    cell: ({ emails: [email] }) =>
      email ? <EmailLink address={email} className={linkClassName} /> : none,
    csv: ({ emails }) => emails.join(', '),
  },
  countries: {
    heading: 'Countries',
    width: 'w-[9.5%]',
    cell: ({ countries }) => nameCountries(countries) || none,
    csv: ({ countries }) => nameCountries(countries),
  },
} satisfies Record<string, Column<Lead, SortKey>>

const followUpColumns = {
  next: {
    heading: 'Follow-up',
    width: 'w-[12%]',
    sort: 'follow_up_at',
    orders: [
      ['follow_up_at', 'Follow-up, soonest first'],
      ['-follow_up_at', 'Follow-up, latest first'],
    ],
    cell: (lead) =>
      lead.follow_up_at ? <FollowUpDue at={lead.follow_up_at} note={lead.follow_up_note} /> : none,
    csv: ({ follow_up_at }) => moment(follow_up_at),
  },
} satisfies Record<string, Column<Lead, SortKey>>

const responseColumns = {
  answered: {
    heading: 'First response',
    cell: ({ first_response_minutes }) =>
      first_response_minutes === null ? none : `after ${formatMinutes(first_response_minutes)}`,
    csv: ({ first_response_minutes }) => String(first_response_minutes ?? ''),
  },
} satisfies Record<string, Column<Lead, SortKey>>

function PhoneLinks({ lead, phone }: { lead: Pick<Lead, 'id'>; phone: string }) {
  return (
    <span className="-my-0.5 inline-flex flex-wrap items-center gap-x-1">
      <PhoneLink number={phone} className={`${linkClassName} lg:whitespace-nowrap`} />
      <WhatsAppLink leadId={lead.id} phone={phone} className="text-indigo" />
    </span>
  )
}

function createFieldColumn(name: ColumnName, lists: ReferenceData): Column<Lead, SortKey> {
  const format = (lead: Lead) => formatFieldValue(name, lead[name], lists, '')
  return {
    heading: labelOf(name),
    cell: (lead) => {
      const text = format(lead)
      if (text && name === 'guardian_phone') return <PhoneLinks lead={lead} phone={text} />
      return <span className="wrap-anywhere">{text || none}</span>
    },
    csv: name === 'guardian_phone' ? (lead) => toCsvPhone(format(lead)) : format,
  }
}

const timeColumns = {
  created: {
    heading: 'Created',
    sort: 'created_at',
    orders: [
      ['-created_at', 'Created, newest first'],
      ['created_at', 'Created, oldest first'],
    ],
    cell: ({ created_at }) => <OfficeDateTime at={created_at} className="tabular-nums" />,
    csv: ({ created_at }) => new Date(created_at),
  },
  touched: {
    heading: 'Last activity',
    width: 'w-[11%]',
    sort: 'last_activity_at',
    orders: [
      ['-last_activity_at', 'Last activity, newest first'],
      ['last_activity_at', 'Last activity, oldest first'],
    ],
    cell: ({ last_activity_at }) => (
      <OfficeDateTime at={last_activity_at} className="tabular-nums" />
    ),
    csv: ({ last_activity_at }) => new Date(last_activity_at),
  },
} satisfies Record<string, Column<Lead, SortKey>>

function AwaitingReply({ lead, targetMinutes }: { lead: Lead; targetMinutes: number }) {
  if (!lead.awaiting_reply_since) return none
  return (
    <span className="grid gap-0.5">
      <OfficeDateTime at={lead.awaiting_reply_since} isShort className="tabular-nums" />
      <ResponseTimer lead={lead} targetMinutes={targetMinutes} />
    </span>
  )
}
