import { type SqlBool, sql } from 'kysely'
import { formatDateTime } from '#app/base/server/days.ts'
import type { Person, SummaryItem, SummarySection } from '#app/base/server/notification.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import { listRights } from '#app/contract/rights.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { waysOfReaching } from '../../words.ts'
import { listDueChecks } from '../checks/due.ts'
import { isReached } from '../reach.ts'
import type { Condition } from '../store/filters.ts'
import { hasEnding, isUnowned, isWaiting } from '../store/filters.ts'
import { leadColumns, toLead } from '../store/lead-row.ts'

const MOST_NAMED = 10

/** Overdue follow-ups and those due today, own and unassigned. */
export const followUps: SummarySection = {
  right: 'leads:work',
  async list({ db, office, services }, person) {
    const { time_zone } = await office.read()
    const now = new Date()
    const unable = await services.people.listWithoutRight(db, 'leads:work')
    const tomorrow = startOfDay({ time_zone }, now, 1).toISOString()
    const isTheirs = sql<SqlBool>`(owner_id = ${person.id} or ${isUnowned(unable)})`
    const isDue = sql<SqlBool>`follow_up_at < ${tomorrow} and ${isTheirs} and not ${hasEnding('lost')}`
    const { leads, total } = await read(db, person, { meant: isDue, order: 'follow_up_at' })
    return {
      title: total === 1 ? '1 follow-up' : `${total} follow-ups`,
      ...{ address: '/admin/today', total },
      items: leads.map((lead) => toItem(lead, sayStep(lead, time_zone, now))),
    }
  },
}

/** Leads that await a first response, without those of the chat, which has its own list. */
export const unanswered: SummarySection = {
  right: 'leads:work',
  async list({ db, office }, person) {
    const { time_zone } = await office.read()
    const inChat = sql<SqlBool>`exists (
      select 1 from enquiries join leads as parts on parts.id = enquiries.lead_id
      where parts.primary_lead_id = leads.id and at = leads.awaiting_reply_since and enquiries.channel = 'chat')`
    const meant = listRights(person).includes('chat:answer')
      ? sql<SqlBool>`${isWaiting} and not ${inChat}`
      : isWaiting
    const { leads, total } = await read(db, person, { meant, order: 'awaiting_reply_since' })
    return {
      title: total === 1 ? '1 unanswered enquiry' : `${total} unanswered enquiries`,
      ...{ address: '/admin/leads?waiting=true', total },
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
    const unable = await services.people.listWithoutRight(db, 'leads:work')
    const isTheirs = sql<SqlBool>`(leads.owner_id = ${person.id} or ${isUnowned(unable)})`
    const where = [isTheirs, isReached(person)]
    const { items, total } = await listDueChecks(db, { where, limit: MOST_NAMED }, { time_zone })
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
        text: `${title} of ${lead_name || 'an unnamed lead'} – ${is_overdue ? 'was due' : 'due'} ${day.format(new Date(due_on))}`,
        address: `/admin/leads/${lead_id}`,
        leadId: lead_id,
      })),
    }
  },
}

async function read(
  db: Database,
  person: Person,
  { meant, order }: { meant: Condition; order: 'follow_up_at' | 'awaiting_reply_since' },
) {
  const matching = db
    .selectFrom('leads')
    .where('merged_into', 'is', null)
    .where(meant)
    .where(isReached(person))
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching.select(leadColumns).orderBy(order).orderBy('id').limit(MOST_NAMED).execute(),
  ])
  return { leads: rows.map(toLead), total: Number(total) }
}

const toItem = ({ id, name, phones, emails }: Lead, said: string): SummaryItem => ({
  text: `${name || phones[0] || emails[0] || 'Unnamed lead'} – ${said}`,
  address: `/admin/leads/${id}`,
  leadId: id,
})

function sayStep(
  { follow_up_at, follow_up_channel, follow_up_note }: Lead,
  time_zone: string,
  now: Date,
) {
  const at = new Date(follow_up_at ?? now)
  const isOverdue = at < now
  const due = `${isOverdue ? 'was due' : 'due'} ${formatDateTime(time_zone, at, now)}`
  const how = follow_up_channel && waysOfReaching[follow_up_channel]
  return [due, how, follow_up_note].filter(Boolean).join(' · ')
}
