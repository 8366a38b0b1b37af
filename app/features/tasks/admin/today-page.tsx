import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { nameVisitor } from '#app/features/chat/visitor-name-contract.ts'
import {
  type OfficeLists,
  OfficeListsContext,
  readOfficeLists,
} from '#app/features/leads/admin/office-lists.ts'
import { QuickAdd } from '#app/features/leads/admin/quick-add.tsx'
import { useRowKeys } from '#app/features/leads/admin/use-row-keys.ts'
import {
  type DueGroup,
  type LeadGroup,
  leadsApi,
  type Today,
} from '#app/features/leads/contract.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useNow } from '#app/platform/browser/use-now.ts'
import type { Route } from './+types/today-page.ts'
import { AssignedFilter } from './assigned-filter.tsx'
import { DueRow } from './due-row.tsx'
import { LeadRow } from './lead-row.tsx'
import { type RowForms, useRowForms } from './row-forms.ts'
import { ExpiringDocuments } from './today-documents.tsx'
import { FactsToReview, readFactsToReview, UpcomingFacts } from './today-facts.tsx'
import { AllLink, TodaySection } from './today-section.tsx'

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

interface DueSectionText {
  name: DueGroup
  title: string
  empty: string
}

const overdue: DueSectionText = {
  name: 'overdue',
  title: 'Overdue',
  empty: 'No task is overdue.',
}
const dueToday: DueSectionText = {
  name: 'today',
  title: 'Due today',
  empty: 'No more tasks are due today.',
}
const week: DueSectionText = {
  name: 'week',
  title: 'Next 6 days',
  empty: 'No task is due in the next 6 days.',
}

interface LeadSectionText {
  name: LeadGroup
  title: string
  empty: string
  /** Query of the full list. */
  list: string
}

/** With a counsellor filter, the unassigned group includes the leads that await a reply. */
const listLeadSections = (owner: string | undefined): [LeadSectionText, LeadSectionText] => [
  {
    name: 'awaiting_reply',
    title: 'Awaiting reply',
    empty: 'No enquiry awaits a reply.',
    list: owner ? `awaiting_reply=true&owner=${owner}` : 'awaiting_reply=true',
  },
  owner
    ? {
        name: 'unassigned',
        title: 'Unassigned',
        empty: 'No lead is unassigned.',
        list: 'owner=unassigned&outcome=active',
      }
    : {
        name: 'unassigned',
        title: 'Answered, unassigned',
        empty: 'No lead is unassigned.',
        list: 'owner=unassigned&awaiting_reply=false&outcome=open',
      },
]

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
  const forms = useRowForms()
  const may = useCan()
  useRowKeys()
  const [awaitingReply, unassigned] = listLeadSections(owner)
  const given = { today, owner, forms }

  return (
    <OfficeListsContext value={lists}>
      <Screen
        title="Today"
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ScreenLinks owner={owner} />
            <AssignedFilter isMine={owner !== undefined} />
          </div>
        }
      >
        <QuickAdd />
        <LeadSection {...given} {...awaitingReply} />
        {may('chat:answer') && <AwaitingChats {...today.conversations} />}
        <DueSection {...given} {...overdue} />
        <DueSection {...given} {...dueToday} />
        <LeadSection {...given} {...unassigned} />
        <DueSection {...given} {...week} />
        <ExpiringDocuments {...today.expiring} />
        {children}
        <p className="text-sm text-ink/75 max-lg:hidden">
          Keyboard shortcuts: j and k move down and up, Enter opens the lead, d marks a task as
          done, f moves it or adds one, n logs an activity, s changes the stage or counsellor.
        </p>
      </Screen>
    </OfficeListsContext>
  )
}

interface SectionProps {
  today: Today
  owner: string | undefined
  forms: RowForms
}

function DueSection({ today, owner, forms, name, title, empty }: SectionProps & DueSectionText) {
  const { total } = today[name]
  const tasks = forms.withOpen(name, today[name].tasks)
  const query = new URLSearchParams(owner ? { due: name, assigned: 'me' } : { due: name })

  return (
    <TodaySection
      title={title}
      total={total}
      empty={empty}
      all={<AllLink total={total} shown={tasks.length} to={`/admin/tasks?${query}`} />}
    >
      {tasks.length > 0 &&
        tasks.map((task) => <DueRow key={task.id} task={task} {...forms.formOf(name, task)} />)}
    </TodaySection>
  )
}

function LeadSection({ today, forms, name, title, empty, list }: SectionProps & LeadSectionText) {
  const { total } = today[name]
  const leads = forms.withOpen(name, today[name].leads)

  return (
    <TodaySection
      title={title}
      total={total}
      empty={empty}
      all={<AllLink total={total} shown={leads.length} to={`/admin/leads?${list}`} />}
    >
      {leads.length > 0 &&
        leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isUnassigned={name === 'unassigned'}
            {...forms.formOf(name, lead)}
          />
        ))}
    </TodaySection>
  )
}

const linkClassName = 'inline-flex min-h-6 items-center text-indigo underline'

/** Administrators with the right to change settings find the availability on the assignment screen. */
function ScreenLinks({ owner }: { owner: string | undefined }) {
  const may = useCan()
  return (
    <>
      <Link to={`/admin/tasks${owner ? '?assigned=me' : ''}`} className={linkClassName}>
        Week
      </Link>
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
            All chats that await a reply
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
