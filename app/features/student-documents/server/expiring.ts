import { type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import type { Lead } from '#app/features/leads/contract.ts'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import {
  isNotNotified,
  listWarningSpans,
} from '#app/features/leads/server/notifications/near-end.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import type { Condition } from '#app/features/leads/server/store/filters.ts'
import { findPrimaryLead, lockExistingLeads } from '#app/features/leads/server/store/lead-row.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import { publish } from '#app/platform/server/events/events.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addDays, formatLongDay } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { type DocumentKind, documentKindLabels, expiryWarningDays } from '../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface ExpiringDocument {
  id: string
  kind: DocumentKind
  title: string
  valid_until: string
  lead_id: string
}

interface ExpiryQuery {
  /** Documents that end on this day or earlier; the first one that counts, if any. */
  until: string
  from?: string
  /** Condition on the lead, the table `leads`. */
  condition?: Condition
  limit?: number
}

/** Lists documents that end in a span of days, earliest first, with their total number; not of lost leads. */
export async function listExpiring(db: Database, query: ExpiryQuery) {
  const { until, from = '', condition = sql<SqlBool>`1 = 1`, limit = 1000 } = query
  const matching = db
    .selectFrom('student_documents')
    .innerJoin('leads as linked_lead', 'linked_lead.id', 'student_documents.lead_id')
    .innerJoin('leads', 'leads.id', 'linked_lead.primary_lead_id')
    .where('valid_until', '<=', until)
    .where('valid_until', '>=', from)
    .where('student_documents.state', 'not in', ['rejected', 'not_needed'])
    .where('student_documents.deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .where('leads.merged_into', 'is', null)
    .where(sql<SqlBool>`leads.stage_id not in (select id from lead_stages where outcome = 'lost')`)
    .where(condition)
  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['student_documents.id', 'student_documents.kind', 'student_documents.title'])
      .select(['valid_until', 'leads.id as lead_id', 'leads.name', 'leads.phones', 'leads.emails'])
      .orderBy('valid_until')
      .orderBy('student_documents.id')
      .limit(limit)
      .execute(),
  ])
  const documents = rows.map(({ name, phones, emails, ...document }) => ({
    ...document,
    valid_until: document.valid_until as string,
    lead_name: name || JSON.parse(phones)[0] || JSON.parse(emails)[0] || '',
  }))
  return { total: Number(total), documents }
}

/**
 * Notifies 60, 30 and 7 days before a document ends, each once; an end that is entered later, at once.
 * A run takes the first thousand, the next run those after them.
 */
export const notifyExpiringDocuments = defineJob({
  name: 'notify-expiring-documents',
  title: 'Notify about expiring documents',
  payload: Type.Object({}),
  every: 60 * 60,
  async run({ app, end }) {
    const today = toOfficeDay(await app.office.read(), new Date())
    const notifications: Awaited<ReturnType<typeof describeExpiry>>[] = []
    for (const { days, minDays } of listWarningSpans(expiryWarningDays)) {
      const key = sql<string>`student_documents.id || ' ' || valid_until || ' ' || ${String(days)}`
      const { documents } = await listExpiring(app.db, {
        from: addDays(today, minDays),
        until: addDays(today, days),
        condition: isNotNotified(key),
      })
      for (const document of documents)
        notifications.push(await describeExpiry(app, { document, days, today }))
    }
    await end(async (db) => {
      for (const notification of notifications) {
        if (!notification || (await lockExistingLeads(db, [notification.leadId])).size === 0)
          continue
        const { daysLeft, documentId, ...content } = notification
        if (!(await app.services.notifications.add(db, content))) continue
        const at = new Date().toISOString()
        const { leadId } = content
        await publish(db, 'documentExpiring', { documentId, leadId, at, days: daysLeft })
      }
    })
  },
})

async function describeExpiry(
  app: AppContext,
  { document, days, today }: { document: ExpiringDocument; days: number; today: string },
) {
  const lead: Lead | undefined = await findPrimaryLead(app.db, document.lead_id, systemViewer)
  if (!lead) return undefined
  const described = describeLead(lead)
  const name = document.title || documentKindLabels[document.kind]
  const until = formatLongDay(document.valid_until)
  return {
    kind: 'follow_up',
    key: `${document.id} ${document.valid_until} ${days}`,
    leadId: lead.id,
    documentId: document.id,
    daysLeft: (Date.parse(document.valid_until) - Date.parse(today)) / DAY_MS,
    personId: await findCounsellor(app, lead),
    title: 'Document expires',
    brief: `${name} · ${until}`,
    who: described.who,
    address: described.address,
    facts: [['Document', name], ['Valid until', until], ...described.facts] as [string, string][],
  }
}
