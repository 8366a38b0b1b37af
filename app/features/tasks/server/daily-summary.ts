import { type SqlBool, sql } from 'kysely'
import { isDay } from '#app/contract/calendar.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { listRights } from '#app/contract/rights.ts'
import type { DueTask, Lead } from '#app/features/leads/contract.ts'
import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import { type Condition, isAwaitingReply } from '#app/features/leads/server/store/filters.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import { type DocumentKind, documentKindLabels } from '#app/features/student-documents/contract.ts'
import type { Person, SummaryItem, SummarySection } from '#app/platform/server/mail/notification.ts'
import { formatDateTime } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { type TaskKind, taskKindLabels } from '../tasks-contract.ts'
import { listDueTasks, readTaskOwners } from './due-tasks.ts'

const MAX_NAMES = 10

/** Lists the person's and unassigned tasks and documents that are overdue or due today. */
export const dueTasks: SummarySection = {
  right: 'leads:work',
  async list({ db, office, services }, person) {
    const clock = await office.read()
    const until = startOfDay(clock, new Date(), 1)
    const owners = await readTaskOwners(db, services)
    const query = { ...owners, owner: person.id, scope: isInScope(person), limit: MAX_NAMES }
    const { total, tasks } = await listDueTasks(db, { ...query, range: { until } }, clock)
    return {
      title: total === 1 ? '1 task due' : `${total} tasks due`,
      address: '/admin/today',
      total,
      items: tasks.map((task) => ({
        ...toItem(task.lead, describeTask(task, clock.time_zone)),
        visitorId: task.enquiry_id ?? undefined,
      })),
    }
  },
}

/** Lists leads awaiting a reply, except those of the chat if the person sees its own list. */
export const awaitingReply: SummarySection = {
  right: 'leads:work',
  async list({ db, office }, person) {
    const { time_zone } = await office.read()
    const isInChat = sql<SqlBool>`exists (
      select 1 from enquiries join leads as merged on merged.id = enquiries.lead_id
      where merged.primary_lead_id = leads.id and at = leads.awaiting_reply_since and enquiries.channel = 'chat')`
    const condition = listRights(person).includes('chat:answer')
      ? sql<SqlBool>`${isAwaitingReply} and not ${isInChat}`
      : isAwaitingReply
    const { leads, total } = await listAwaitingReply(db, person, condition)
    return {
      title: total === 1 ? '1 unanswered enquiry' : `${total} unanswered enquiries`,
      address: '/admin/leads?awaiting_reply=true',
      total,
      items: leads.map((lead) => {
        const since = formatDateTime(
          time_zone,
          new Date(lead.awaiting_reply_since ?? lead.created_at),
        )
        return toItem(lead, `awaiting reply since ${since}`)
      }),
    }
  },
}

async function listAwaitingReply(db: Database, person: Person, condition: Condition) {
  const matching = db
    .selectFrom('leads')
    .where('merged_into', 'is', null)
    .where(condition)
    .where(isInScope(person))
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(leadColumns)
      .orderBy('awaiting_reply_since')
      .orderBy('id')
      .limit(MAX_NAMES)
      .execute(),
  ])
  return { leads: rows.map(toLead), total: Number(total) }
}

const toItem = ({ id, name, phones, emails }: Lead, note: string): SummaryItem => ({
  text: `${name || phones[0] || emails[0] || 'Unnamed lead'} – ${note}`,
  address: `/admin/leads/${id}`,
  leadId: id,
})

/** "was due Friday 20 November, 10:00 AM · Call · About the fees" */
function describeTask(
  { source, kind, note, due, is_overdue, application }: DueTask,
  timeZone: string,
) {
  const at = isDay(due) ? formatDay(due) : formatDateTime(timeZone, new Date(due))
  const label =
    source === 'task'
      ? kind === 'other'
        ? ''
        : taskKindLabels[kind as TaskKind]
      : note === '' && documentKindLabels[kind as DocumentKind]
  const parts = [
    is_overdue ? `was due ${at}` : `due ${at}`,
    label,
    note,
    application?.institution,
    application?.course,
  ]
  return parts.filter(Boolean).join(' · ')
}

function formatDay(day: string) {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return withBikramSambat(dateFormat('en-GB', options).format(new Date(day)), day)
}
