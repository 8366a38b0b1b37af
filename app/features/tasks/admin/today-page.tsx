import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { nameVisitor } from '#app/features/chat/contract.ts'
import { LeadRow, type RowForm } from '#app/features/leads/admin/lead-row.tsx'
import {
  type OfficeLists,
  OfficeListsContext,
  readOfficeLists,
} from '#app/features/leads/admin/office-lists.ts'
import { QuickAdd } from '#app/features/leads/admin/quick-add.tsx'
import { useRowKeys } from '#app/features/leads/admin/use-row-keys.ts'
import { type Lead, type LeadGroup, leadsApi, type Today } from '#app/features/leads/contract.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useNow } from '#app/platform/browser/use-now.ts'
import type { Route } from './+types/today-page.ts'
import { DueItems } from './due-items.tsx'
import { FactsToReview, readFactsToReview, UpcomingFacts } from './today-facts.tsx'
import { TodaySection } from './today-section.tsx'

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const isMine = new URL(request.url).searchParams.get('assigned') === 'me'
  const owner = isMine ? context.get(identityContext).sub : undefined
  const [leads, factsToReview] = await Promise.all([readLeads(api, owner), readFactsToReview(api)])
  return { leads, factsToReview, owner }
}

/** Returns undefined for people who do not work with leads. */
async function readLeads(api: ApiClient, owner: string | undefined) {
  const result = await api.attempt(leadsApi.today, { querystring: { owner } })
  if (result.ok) return { today: result.value, lists: await readOfficeLists(api) }
  if (result.status === 403) return undefined
  throw new Response(null, { status: result.status })
}

interface TodayGroup {
  name: LeadGroup
  title: string
  empty: string
  /** Query of the full list; `all` is the link text if that list contains more than this group. */
  list: string
  all?: string
}

const groups: TodayGroup[] = [
  { name: 'overdue', title: 'Overdue', empty: 'No follow-up is overdue.', list: 'due=overdue' },
  {
    name: 'today',
    title: 'Due today',
    empty: 'No more follow-ups are due today.',
    list: 'due=today',
    all: 'All due today, including overdue',
  },
  {
    name: 'awaiting_reply',
    title: 'Awaiting reply',
    empty: 'No enquiry awaits a reply.',
    list: 'awaiting_reply=true',
  },
  {
    name: 'unassigned',
    title: 'Answered, unassigned',
    empty: 'No lead is unassigned.',
    list: 'owner=unassigned&awaiting_reply=false&outcome=open',
  },
  {
    name: 'week',
    title: 'Next 6 days',
    empty: 'No follow-up is due in the next 6 days.',
    list: 'due=week',
    all: 'All of these days, including today',
  },
]

/** With a counsellor filter, the unassigned group includes the leads that await a reply. */
function groupsFor(owner: string | undefined) {
  if (!owner) return groups
  return groups.map((group) =>
    group.name === 'unassigned'
      ? { ...group, title: 'Unassigned', list: 'owner=unassigned&outcome=open' }
      : { ...group, list: `${group.list}&owner=${owner}` },
  )
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { leads, factsToReview, owner } = loaderData
  useRefresh()
  const isEditor = useCan()('content:write')
  const facts = isEditor && factsToReview && <FactsToReview {...factsToReview} />
  if (!leads) return <Screen title="Today">{facts}</Screen>
  return (
    <LeadsToday {...leads} owner={owner}>
      {facts || <UpcomingFacts {...leads.today.facts} />}
    </LeadsToday>
  )
}

interface LeadsTodayProps {
  today: Today
  lists: OfficeLists
  owner: string | undefined
  /** The section of facts. */
  children: ReactNode
}

function LeadsToday({ today, lists, owner, children }: LeadsTodayProps) {
  const [openForm, setOpenForm] = useState<OpenForm>()
  const may = useCan()
  useRowKeys()

  return (
    <OfficeListsContext value={lists}>
      <Screen
        title="Today"
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ScreenLinks />
            <AssignedFilter isMine={owner !== undefined} />
          </div>
        }
      >
        <QuickAdd />
        {groupsFor(owner).map((group) => (
          <Fragment key={group.name}>
            <LeadSection group={group} today={today} openForm={openForm} onOpen={setOpenForm} />
            {group.name === 'today' && <DueItems {...today.checklist} />}
            {group.name === 'awaiting_reply' && may('chat:answer') && (
              <AwaitingChats {...today.conversations} />
            )}
          </Fragment>
        ))}
        {children}
        <p className="text-sm text-ink/75 max-lg:hidden">
          Keyboard shortcuts: j and k move down and up, Enter opens the lead, n logs an activity, f
          sets the follow-up, s changes the stage.
        </p>
      </Screen>
    </OfficeListsContext>
  )
}

interface LeadSectionProps {
  group: TodayGroup
  today: Today
  openForm: OpenForm | undefined
  onOpen: (openForm: OpenForm | undefined) => void
}

function LeadSection({ group, today, openForm, onOpen }: LeadSectionProps) {
  const { name, title, empty, list, all } = group
  const { total } = today[name]
  const leads = withOpenLead(today[name].leads, openForm, name)

  return (
    <TodaySection
      title={title}
      total={total}
      empty={empty}
      all={
        total > leads.length && (
          <Link className="text-indigo underline" to={`/admin/leads?${list}`}>
            {all ?? `All ${total}`}
          </Link>
        )
      }
    >
      {leads.length > 0 &&
        leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isOverdue={name === 'overdue'}
            form={
              openForm?.group === name && openForm.lead.id === lead.id ? openForm.form : undefined
            }
            onOpen={(form) => onOpen(form && { group: name, lead, form })}
          />
        ))}
    </TodaySection>
  )
}

/** The open form and its group; a lead can be in several groups. */
interface OpenForm {
  group: LeadGroup
  lead: Lead
  form: RowForm
}

/** Keeps a lead with an open form in its group until the form is closed. */
function withOpenLead(leads: Lead[], openForm: OpenForm | undefined, group: LeadGroup) {
  if (openForm?.group !== group || leads.some(({ id }) => id === openForm.lead.id)) return leads
  return [openForm.lead, ...leads]
}

function AssignedFilter({ isMine }: { isMine: boolean }) {
  const toggleClassName =
    'inline-flex min-h-11 items-center rounded-full px-4 font-semibold aria-[current]:bg-indigo aria-[current]:text-white'

  return (
    <nav aria-label="Assigned to" className="flex rounded-full border border-line bg-white">
      <Link to="?" aria-current={isMine ? undefined : 'page'} className={toggleClassName}>
        Everyone
      </Link>
      <Link
        to="?assigned=me"
        aria-current={isMine ? 'page' : undefined}
        className={toggleClassName}
      >
        Me
      </Link>
    </nav>
  )
}

const linkClassName = 'inline-flex min-h-6 items-center text-indigo underline'

/** Administrators with the right to change settings find the availability on the assignment screen. */
function ScreenLinks() {
  const may = useCan()
  return (
    <>
      {may('leads:all') && (
        <Link to="/admin/leads/import" className={linkClassName}>
          Import leads
        </Link>
      )}
      {!may('settings:change') && (
        <Link to="/admin/leads/assignment" className={linkClassName}>
          Availability
        </Link>
      )}
    </>
  )
}

/** Lists conversations that await a reply, except those of leads that are listed already. */
function AwaitingChats({ total, conversations }: Today['conversations']) {
  const now = useNow()

  return (
    <TodaySection
      title="Awaiting reply in the chat"
      total={total}
      empty="No other visitor awaits a reply in the chat."
      all={
        total > conversations.length && (
          <Link className="text-indigo underline" to="/admin/messages?filter=awaiting-reply">
            All {total}
          </Link>
        )
      }
    >
      {conversations.length > 0 &&
        conversations.map(({ user_id, lead_name, last_message, response_due_at }) => (
          <li
            key={user_id}
            data-lead-row
            className="grid gap-0.5 card p-3 focus-within:border-indigo"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`/admin/messages?user=${encodeURIComponent(user_id)}`}
                className="inline-flex min-h-6 items-center font-semibold text-indigo underline wrap-anywhere"
              >
                {lead_name || nameVisitor(user_id)}
              </Link>
              <Due at={response_due_at} isOverdue={Date.parse(response_due_at) <= now.getTime()} />
            </p>
            <p className="line-clamp-2 wrap-anywhere">{last_message}</p>
          </li>
        ))}
    </TodaySection>
  )
}

function Due({ at, isOverdue }: { at: string; isOverdue: boolean }) {
  return (
    <span className={`text-sm ${isOverdue ? 'font-semibold text-alarm' : 'text-ink/75'}`}>
      {isOverdue ? 'Overdue: ' : 'Reply by '}
      <OfficeDateTime at={at} className="tabular-nums" />
    </span>
  )
}
