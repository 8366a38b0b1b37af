import { type SqlBool, sql } from 'kysely'
import { dateFormat } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { listRights } from '#app/contract/rights.ts'
import { contactChannelLabels } from '#app/features/leads/channel-labels.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import type { Condition } from '#app/features/leads/server/store/filters.ts'
import {
  hasOutcome,
  isAwaitingReply,
  isUnassigned,
} from '#app/features/leads/server/store/filters.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import type { Person, SummaryItem, SummarySection } from '#app/platform/server/mail/notification.ts'
import { formatDateTime } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { listDueItems } from './due-items.ts'

const MAX_NAMES = 10

/** Lists the person's own and unassigned follow-ups that are overdue or due today. */
export const followUps: SummarySection = {
  right: 'leads:work',
  async list({ db, office, services }, person) {
    const { time_zone } = await office.read()
    const now = new Date()
    const inactiveOwners = await services.administrators.listWithoutRight(db, 'leads:work')
    const tomorrow = startOfDay({ time_zone }, now, 1).toISOString()
    const isTheirs = sql<SqlBool>`(owner_id = ${person.id} or ${isUnassigned(inactiveOwners)})`
    const isDue = sql<SqlBool>`follow_up_at < ${tomorrow} and ${isTheirs} and not ${hasOutcome('lost')}`
    const { leads, total } = await read(db, person, { condition: isDue, order: 'follow_up_at' })
    return {
      title: total === 1 ? '1 follow-up' : `${total} follow-ups`,
      address: '/admin/today',
      total,
      items: leads.map((lead) => toItem(lead, describeFollowUp(lead, time_zone, now))),
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
    const { leads, total } = await read(db, person, { condition, order: 'awaiting_reply_since' })
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

/** Lists due checklist items of the person's own leads and of leads without a counsellor. */
export const checklistItems: SummarySection = {
  right: 'leads:work',
  async list({ db, office, services }, person) {
    const { time_zone } = await office.read()
    const inactiveOwners = await services.administrators.listWithoutRight(db, 'leads:work')
    const isTheirs = sql<SqlBool>`(leads.owner_id = ${person.id} or ${isUnassigned(inactiveOwners)})`
    const where = [isTheirs, isInScope(person)]
    const { items, total } = await listDueItems(db, { where, limit: MAX_NAMES }, { time_zone })
    const day = dateFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    return {
      title: total === 1 ? '1 checklist item due' : `${total} checklist items due`,
      address: '/admin/today',
      total,
      items: items.map(({ title, lead_id, lead_name, due_on, is_overdue }) => ({
        text: `${title} of ${lead_name || 'an unnamed lead'} – ${is_overdue ? 'was due' : 'due'} ${withBikramSambat(day.format(new Date(due_on)), due_on)}`,
        address: `/admin/leads/${lead_id}`,
        leadId: lead_id,
      })),
    }
  },
}

async function read(
  db: Database,
  person: Person,
  { condition, order }: { condition: Condition; order: 'follow_up_at' | 'awaiting_reply_since' },
) {
  const matching = db
    .selectFrom('leads')
    .where('merged_into', 'is', null)
    .where(condition)
    .where(isInScope(person))
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching.select(leadColumns).orderBy(order).orderBy('id').limit(MAX_NAMES).execute(),
  ])
  return { leads: rows.map(toLead), total: Number(total) }
}

const toItem = ({ id, name, phones, emails }: Lead, note: string): SummaryItem => ({
  text: `${name || phones[0] || emails[0] || 'Unnamed lead'} – ${note}`,
  address: `/admin/leads/${id}`,
  leadId: id,
})

function describeFollowUp(
  { follow_up_at, follow_up_channel, follow_up_note }: Lead,
  time_zone: string,
  now: Date,
) {
  const at = new Date(follow_up_at ?? now)
  const isOverdue = at < now
  const due = `${isOverdue ? 'was due' : 'due'} ${formatDateTime(time_zone, at, now)}`
  const channel = follow_up_channel && contactChannelLabels[follow_up_channel]
  return [due, channel, follow_up_note].filter(Boolean).join(' · ')
}
