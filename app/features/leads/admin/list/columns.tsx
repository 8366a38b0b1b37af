import { Link } from 'react-router'
import { formatMinutes } from '#app/base/admin/format-minutes.ts'
import type { Column } from '#app/base/admin/list/list.ts'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import type { Lead } from '../../contract.ts'
import { nameCountries } from '../country-names.ts'
import { FollowUpDue } from '../follow-up-due.tsx'
import { channelLabels } from '../lead-labels.ts'
import { ResponseTimer } from '../response-timer.tsx'
import type { ReferenceData } from './reference-data.ts'

type SortKey = 'name' | 'next_at' | 'touched_at' | 'waiting_since' | 'created_at'

const linkLook = 'text-indigo underline wrap-anywhere'
const none = <span className="text-ink/75">–</span>
const moment = (at: string | null) => (at ? new Date(at) : '')

/** All columns. Users choose the visible ones; CSV exports contain all. */
export function createColumns({ stages, people, settings }: ReferenceData) {
  const stageOf = ({ stage_id }: Lead) => stages.find(({ id }) => id === stage_id)?.name ?? ''
  const ownerOf = ({ owner_id }: Lead) => people.find(({ id }) => id === owner_id)?.name ?? ''

  return {
    ...personColumns,
    stage: {
      heading: 'Stage',
      width: 'w-[10.5%]',
      cell: (lead) => stageOf(lead),
      csv: (lead) => stageOf(lead),
    },
    owner: {
      heading: 'Counsellor',
      cell: (lead) => <span className="wrap-anywhere">{ownerOf(lead) || none}</span>,
      csv: (lead) => ownerOf(lead),
    },
    ...followUpColumns,
    waiting: {
      heading: 'Awaiting reply',
      width: 'w-[12%]',
      sort: 'waiting_since',
      orders: [
        ['waiting_since', 'Awaiting reply, longest first'],
        ['-waiting_since', 'Awaiting reply, shortest first'],
      ],
      cell: (lead) => <AwaitingReply lead={lead} targetMinutes={settings.answer_minutes} />,
      csv: ({ waiting_since }) => moment(waiting_since),
    },
    ...workColumns,
  } satisfies Record<string, Column<Lead, SortKey>>
}

export type ColumnId = keyof ReturnType<typeof createColumns>

const personColumns = {
  name: {
    heading: 'Name',
    width: 'w-[12.5%]',
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to={`/admin/leads/${id}`} className={`font-semibold ${linkLook}`}>
        {name}
      </Link>
    ),
    csv: ({ name }) => name,
  },
  phone: {
    heading: 'Phone',
    width: 'w-[15%]',
    cell: ({ phones: [phone] }) =>
      phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className={`${linkLook} lg:whitespace-nowrap`}
        >
          {phone}
        </a>
      ) : (
        none
      ),
    // The prefix stops spreadsheets from treating phones as formulas or numbers.
    csv: ({ phones }) => phones.map((phone) => `tel:${phone}`).join(', '),
  },
  email: {
    heading: 'Email',
    cell: ({ emails: [email] }) =>
      email ? <EmailLink address={email} className={linkLook} /> : none,
    csv: ({ emails }) => emails.join(', '),
  },
  countries: {
    heading: 'Countries',
    width: 'w-[10.5%]',
    cell: ({ countries }) => nameCountries(countries) || none,
    csv: ({ countries }) => nameCountries(countries),
  },
} satisfies Record<string, Column<Lead, SortKey>>

const followUpColumns = {
  next: {
    heading: 'Follow-up',
    width: 'w-[12%]',
    sort: 'next_at',
    orders: [
      ['next_at', 'Follow-up, soonest first'],
      ['-next_at', 'Follow-up, latest first'],
    ],
    cell: (lead) =>
      lead.next_at ? <FollowUpDue at={lead.next_at} note={lead.next_about} /> : none,
    csv: ({ next_at }) => moment(next_at),
  },
} satisfies Record<string, Column<Lead, SortKey>>

const workColumns = {
  answered: {
    heading: 'First response',
    cell: ({ answer_minutes }) =>
      answer_minutes === null ? none : `after ${formatMinutes(answer_minutes)}`,
    csv: ({ answer_minutes }) => String(answer_minutes ?? ''),
  },
  tags: {
    heading: 'Tags',
    cell: ({ tags }) => <span className="wrap-anywhere">{tags.join(', ') || none}</span>,
    csv: ({ tags }) => tags.join(', '),
  },
  branch: {
    heading: 'Branch',
    cell: ({ branch }) => branch || none,
    csv: ({ branch }) => branch,
  },
  way: {
    heading: 'Channel',
    cell: (lead) => channelOf(lead) || none,
    csv: (lead) => channelOf(lead),
  },
  source: {
    heading: 'Source',
    cell: ({ source }) => <span className="wrap-anywhere">{source || none}</span>,
    csv: ({ source }) => source,
  },
  page: {
    heading: 'Page',
    cell: ({ page }) => <span className="wrap-anywhere">{page || none}</span>,
    csv: ({ page }) => page,
  },
  created: {
    heading: 'Created',
    sort: 'created_at',
    orders: [
      ['-created_at', 'Created, newest first'],
      ['created_at', 'Created, oldest first'],
    ],
    cell: ({ created_at }) => <OfficeMoment at={created_at} className="tabular-nums" />,
    csv: ({ created_at }) => new Date(created_at),
  },
  touched: {
    heading: 'Last activity',
    width: 'w-[11%]',
    sort: 'touched_at',
    orders: [
      ['-touched_at', 'Last activity, newest first'],
      ['touched_at', 'Last activity, oldest first'],
    ],
    cell: ({ touched_at }) => <OfficeMoment at={touched_at} className="tabular-nums" />,
    csv: ({ touched_at }) => new Date(touched_at),
  },
} satisfies Record<string, Column<Lead, SortKey>>

function AwaitingReply({ lead, targetMinutes }: { lead: Lead; targetMinutes: number }) {
  if (!lead.waiting_since) return none
  return (
    <span className="grid gap-0.5">
      <OfficeMoment at={lead.waiting_since} isShort className="tabular-nums" />
      <ResponseTimer lead={lead} targetMinutes={targetMinutes} />
    </span>
  )
}

const channelOf = ({ way }: Lead) => (channelLabels as Record<string, string>)[way] ?? way
